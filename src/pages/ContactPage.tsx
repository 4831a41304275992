import { Link } from 'react-router-dom'

import { ContactBlock } from '@/features/contact/ContactBlock'
import { ContactForm } from '@/features/contact/ContactForm'
import { paths } from '@/model/paths'
import { PageBody } from '@/ui/PageBody'
import { PageHeader } from '@/ui/page/PageHeader'

export function ContactPage() {
  return (
    <>
      <PageHeader title="Contacto" lead="Escríbenos y te respondemos por correo, o llámanos." />
      <PageBody>
        <p>
          Quizá tu respuesta ya está en las <Link to={paths.faq}>preguntas frecuentes</Link>.
        </p>
        <ContactBlock>
          <div className="no-print">
            <ContactForm />
          </div>
        </ContactBlock>
      </PageBody>
    </>
  )
}
