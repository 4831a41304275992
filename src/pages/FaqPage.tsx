import { Link } from 'react-router-dom'

import door from '@/art/puerta-pregunta.svg'
import { FrequentQuestions } from '@/features/faq/FrequentQuestions'
import { paths } from '@/model/paths'
import { Page } from '@/ui/page/Page'

export function FaqPage() {
  return (
    <Page
      narrow
      door={door}
      title="Preguntas frecuentes"
      description="Lo que más nos preguntan sobre las visitas, los costos y el cuestionario."
      parent={{ label: 'Inicio', to: paths.home }}
    >
      <FrequentQuestions heading="h2" />
      <p>
        ¿No encontraste tu pregunta? <Link to={paths.contact}>Escríbenos o llámanos</Link>.
      </p>
    </Page>
  )
}
