import type { ComponentProps } from 'react'

import { paths } from '@/model/paths'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { RowLinks } from '@/ui/RowLink'
import { Stack, Tiles } from '@/ui/layout/layout'
import { Step } from '@/ui/Step'

const reading: ComponentProps<typeof RowLinks>['rows'] = [
  { title: 'Requisitos', description: 'Lo que piden la SEP y el museo', to: paths.requirements },
  { title: 'Sugerencias para tu visita', description: 'Siete consejos para preparar al grupo', to: paths.suggestions },
  {
    title: 'Requisitos de patrocinio',
    description: 'Qué necesitas para una visita sin costo',
    to: paths.sponsorshipRequirements,
  },
]

const account = ['Crea tu cuenta', 'Es gratuita. Te pediremos los datos de tu escuela.'] as const
const service = ['Elige un servicio', 'El precio se calcula con tus asistentes.'] as const

const request = [
  ['Propón una fecha', 'Un ejecutivo del museo la confirma o la actualiza.'],
  ['Llega 15 minutos antes', 'Trae tu solicitud impresa. Si la visita es virtual, entra con el enlace del museo.'],
] as const

export function VisitPlan() {
  const hasAccount = useAppSelector(selectUser) !== null
  return (
    <Stack gap={7}>
      <Stack as="section" gap={4} aria-labelledby="organizacion">
        <h2 className="h3" id="organizacion">
          Así se organiza
        </h2>
        <Tiles as="ol" gap={5} columns={4} className="ruled">
          {[service, ...(hasAccount ? [] : [account]), ...request].map(([title, text], index) => (
            <Step key={title} number={index + 1} title={title} text={text} />
          ))}
        </Tiles>
      </Stack>
      <Stack as="section" gap={4} aria-labelledby="antes-de-venir">
        <h2 className="h3" id="antes-de-venir">
          Antes de venir
        </h2>
        <RowLinks rows={reading} />
      </Stack>
    </Stack>
  )
}
