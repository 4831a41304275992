import { Contact } from '@/features/contact/Contact'
import { ContactBlock } from '@/features/contact/ContactBlock'
import { PageBody } from '@/ui/PageBody'
import { TaskHeader } from '@/ui/page/TaskHeader'

export function ContactPage() {
  return (
    <>
      <TaskHeader title="Contacto" lead="Escríbenos y te respondemos por correo, o llámanos." />
      <PageBody>
        <ContactBlock>{() => <Contact />}</ContactBlock>
      </PageBody>
    </>
  )
}
