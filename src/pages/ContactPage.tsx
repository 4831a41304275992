import { ContactBlock } from '@/features/contact/ContactBlock'
import { paths } from '@/lib/paths'
import { PageBody } from '@/ui/PageBody'
import { PageHeader } from '@/ui/PageHeader'

export function ContactPage() {
  return (
    <>
      <PageHeader
        title="Contacto"
        lead="Escríbenos y te respondemos por correo, o llámanos."
        breadcrumb={[{ label: 'Inicio', to: paths.home }, { label: 'Contacto' }]}
      />
      <PageBody>
        <ContactBlock />
      </PageBody>
    </>
  )
}
