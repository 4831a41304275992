import { ContactBlock } from '@/features/contact/ContactBlock'
import { ContactForm } from '@/features/contact/ContactForm'
import { PageBody } from '@/ui/PageBody'
import { TaskHeader } from '@/ui/page/TaskHeader'

export function ContactPage() {
  return (
    <>
      <TaskHeader title="Contacto" lead="Escríbenos y te respondemos por correo, o llámanos." />
      <PageBody>
        <ContactBlock>
          <div className="no-print">
            <ContactForm />
          </div>
        </ContactBlock>
      </PageBody>
    </>
  )
}
