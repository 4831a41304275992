import { useFormikContext } from 'formik'

import { Columns, Stack } from '@/ui/layout/layout'
import { Panel } from '@/ui/Panel'

import type { RegistrationValues } from './registrationSchema'
import { TicketPanel } from './TicketPanel'

interface Gains {
  title: string
  gains: string[]
}

const forAnyone: Gains = {
  title: 'Con tu cuenta',
  gains: [
    'Docentes: pides visitas y envías el cuestionario.',
    'Madres, padres y tutores: conversas en casa con los recursos del museo.',
    'Todas las personas: una entrada de cortesía.',
  ],
}

const forProfile: Record<string, Gains> = {
  '1': {
    title: 'Con tu cuenta de docente',
    gains: [
      'Solicitas visitas para tus grupos.',
      'Envías el cuestionario a tu grupo o lo proyectas en clase.',
      'Pides patrocinio si tu grupo no puede cubrir la visita.',
    ],
  },
  '2': {
    title: 'Con tu cuenta familiar',
    gains: ['Conoces los recursos para conversar en casa.', 'Respondes el cuestionario de la visita.'],
  },
  '3': {
    title: 'Con tu cuenta',
    gains: ['Vuelves al museo con tus temas de interés a la mano.', 'Respondes el cuestionario de la visita.'],
  },
}

const gainsOf = (profileId: string) => forProfile[profileId] ?? forAnyone

/** Lists the benefits of an account with this profile, or of an account with any profile if the id is ''. */
export function AccountGains({ profileId = '' }: { profileId?: string }) {
  return (
    <Stack as="ul" gap={2} className="bullets">
      {gainsOf(profileId).gains.map((gain) => (
        <li key={gain}>{gain}</li>
      ))}
    </Stack>
  )
}

/** The benefits of an account for the chosen profile, below the form. */
export function AccountGainsSection() {
  const { values } = useFormikContext<RegistrationValues>()
  return (
    <Columns gap={5}>
      <Panel title={gainsOf(values.profile_id).title}>
        <AccountGains profileId={values.profile_id} />
      </Panel>
      <TicketPanel title="Tu entrada">
        <p>La ves al iniciar sesión por primera vez. Tráela impresa.</p>
      </TicketPanel>
    </Columns>
  )
}
