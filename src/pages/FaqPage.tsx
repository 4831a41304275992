import { Link } from 'react-router-dom'

import door from '@/art/puerta-pregunta.svg'
import { FrequentQuestions } from '@/features/faq/FrequentQuestions'
import { paths } from '@/model/paths'
import { Columns, Stack } from '@/ui/layout/layout'
import { Page } from '@/ui/page/Page'

export function FaqPage() {
  return (
    <Page
      door={door}
      title="Preguntas frecuentes"
      description="Lo que más nos preguntan sobre las visitas, los costos y el cuestionario."
      parent={{ label: 'Inicio', to: paths.home }}
    >
      <Columns gap={6} hasAside>
        <FrequentQuestions heading="h2" />
        <Stack as="aside" gap={2} className="ruled" aria-label="¿No encontraste tu pregunta?">
          <p className="h3">¿No encontraste tu pregunta?</p>
          <p className="links">
            <Link to={paths.contact}>Escríbenos o llámanos</Link>
          </p>
        </Stack>
      </Columns>
    </Page>
  )
}
