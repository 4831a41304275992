import { Contact } from '@/features/contact/Contact'
import { ContactBlock } from '@/features/contact/ContactBlock'
import { paths } from '@/lib/paths'
import { PageBody } from '@/ui/PageBody'
import { PageHeader } from '@/ui/page/PageHeader'

export function ContactPage() {
  return (
    <>
      <PageHeader
        low
        title="Contacto"
        lead="Escríbenos y te respondemos por correo, o llámanos."
        breadcrumb={[{ label: 'Inicio', to: paths.home }, { label: 'Contacto' }]}
      />
      <PageBody>
        <ContactBlock>{() => <Contact />}</ContactBlock>
      </PageBody>
    </>
  )
}
