import { Link } from 'react-router-dom'

import door from '@/art/puerta-pregunta.svg'
import { practicalLine } from '@/content/practicalInfo'
import { FrequentQuestions } from '@/features/faq/FrequentQuestions'
import { paths } from '@/model/paths'
import { Page } from '@/ui/page/Page'

export function FaqPage() {
  return (
    <Page
      door={door}
      title="Preguntas frecuentes"
      description="Lo que más nos preguntan sobre las visitas, los costos y el cuestionario."
      breadcrumb={[{ label: 'Inicio', to: paths.home }, { label: 'Preguntas frecuentes' }]}
    >
      <FrequentQuestions heading="h2" />
      <p>
        ¿No encontraste tu pregunta? <Link to={paths.contact}>Escríbenos o llámanos</Link>.
      </p>
      <p>{practicalLine}</p>
    </Page>
  )
}
