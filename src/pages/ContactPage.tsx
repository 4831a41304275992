import { Link, useSearchParams } from 'react-router-dom'

import lamp from '@/art/lampara-voces.svg'
import { ContactFacts, Telephone } from '@/features/contact/ContactFacts'
import { ContactForm } from '@/features/contact/ContactForm'
import { MuseumMap } from '@/features/contact/MuseumMap'
import { paths } from '@/model/paths'
import { Columns, Stack } from '@/ui/layout/layout'
import { Page } from '@/ui/page/Page'

export function ContactPage() {
  const folio = useSearchParams()[0].get('folio')
  return (
    <Page lamp={lamp} title="Contacto" lead="Llámanos, o escríbenos y te respondemos por correo.">
      <Columns gap={7} align="baseline">
        <Stack gap={6}>
          <Telephone />
          <div className="no-print">
            <ContactForm folio={folio} />
          </div>
        </Stack>
        <Stack gap={4}>
          <ContactFacts />
          <MuseumMap />
          <p>
            Quizá tu respuesta ya está en las <Link to={paths.faq}>preguntas frecuentes</Link>.
          </p>
        </Stack>
      </Columns>
    </Page>
  )
}
