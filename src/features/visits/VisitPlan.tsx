import { paths } from '@/lib/paths'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { RowLinks } from '@/ui/RowLink'
import { Stack } from '@/ui/layout/layout'

import styles from './VisitPlan.module.css'

const account = ['Crea tu cuenta', 'Es gratuita. Te pediremos los datos de tu escuela.'] as const

const steps = [
  ['Elige un servicio y una fecha', 'La precotización se calcula con tus asistentes.'],
  ['Espera la confirmación', 'Un ejecutivo del museo confirma o actualiza la fecha.'],
  ['Llega 15 minutos antes', 'Trae tu solicitud impresa. Si la visita es virtual, entra con el enlace del museo.'],
] as const

const before = [
  { title: 'Requisitos', description: 'Lo que piden la SEP y el museo', to: paths.requirements },
  { title: 'Sugerencias para tu visita', description: 'Siete consejos para preparar al grupo', to: paths.suggestions },
  {
    title: 'Requisitos de patrocinio',
    description: 'Qué necesitas para pedir una visita gratuita',
    to: paths.sponsorshipRequirements,
  },
]

export function VisitPlan({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const hasAccount = useAppSelector(selectUser) !== null
  return (
    <div className={styles.plan}>
      <Stack as="section" gap={4} aria-labelledby="organizacion">
        <Heading className="h3" id="organizacion">
          Así se organiza
        </Heading>
        <Stack as="ol" gap={5} className={styles.steps}>
          {[...(hasAccount ? [] : [account]), ...steps].map(([title, text], index) => (
            <li className={styles.step} key={title}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <p className={styles.stepTitle}>{title}</p>
                <p className={styles.text}>{text}</p>
              </div>
            </li>
          ))}
        </Stack>
      </Stack>
      <Stack as="section" gap={4} aria-labelledby="antes-de-venir">
        <Heading className="h3" id="antes-de-venir">
          Antes de venir
        </Heading>
        <RowLinks rows={before} />
      </Stack>
    </div>
  )
}
