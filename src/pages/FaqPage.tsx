import { Link } from 'react-router-dom'

import door from '@/art/puerta-pregunta.svg'
import { faqGroups } from '@/content/faq'
import { FrequentQuestions } from '@/features/faq/FrequentQuestions'
import { paths } from '@/model/paths'
import { Columns, Stack } from '@/ui/layout/layout'
import { Page } from '@/ui/page/Page'
import { TelephoneLink } from '@/ui/TelephoneLink'

export function FaqPage() {
  return (
    <Page
      door={door}
      title="Preguntas frecuentes"
      description="Lo que más nos preguntan sobre las visitas, los costos y el cuestionario."
      parent={{ label: 'Inicio', to: paths.home }}
    >
      <Stack gap={7}>
        {faqGroups.map(({ title, ids }, index) => (
          <Columns key={title} gap={4} ratio="1:2" as="section">
            <h2>{title}</h2>
            <FrequentQuestions ids={ids} opensFirst={index === 0} />
          </Columns>
        ))}
        <Columns gap={4} ratio="1:2" as="section" className="no-print">
          <h2>¿No encontraste tu pregunta?</h2>
          <Stack gap={3} className="ruled">
            <p className="h2">
              <TelephoneLink />
            </p>
            <p className="links">
              <Link to={paths.contact}>Escríbenos</Link>
            </p>
          </Stack>
        </Columns>
      </Stack>
    </Page>
  )
}
