import { paths } from '@/lib/paths'
import { RowLinks } from '@/ui/RowLink'

import styles from './VisitPlan.module.css'
import { VisitSteps } from './VisitSteps'

const before = [
  { title: 'Requisitos', description: 'Lo que piden la SEP y el museo', to: paths.requirements },
  { title: 'Sugerencias para tu visita', description: 'Siete consejos para preparar al grupo', to: paths.suggestions },
  {
    title: 'Requisitos de patrocinio',
    description: 'Qué necesitas para pedir una visita gratuita',
    to: paths.sponsorshipRequirements,
  },
]

/** How a visit is organised, and what to read before it. */
export function VisitPlan({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  return (
    <div className={styles.plan}>
      <section aria-labelledby="organizacion">
        <Heading className={styles.title} id="organizacion">
          Así se organiza
        </Heading>
        <VisitSteps />
      </section>
      <section aria-labelledby="antes-de-venir">
        <Heading className={styles.title} id="antes-de-venir">
          Antes de venir
        </Heading>
        <RowLinks rows={before} />
      </section>
    </div>
  )
}
