import type { ReactNode } from 'react'

import { Stack } from '@/ui/layout/layout'
import { Panel } from '@/ui/Panel'

/** The steps of a sponsorship request. @param children the user's next action */
export function SponsorshipSteps({ children }: { children: ReactNode }) {
  return (
    <Panel title="Qué sigue">
      <Stack as="ol" gap={2} className="numbers">
        <li>Envías la solicitud desde tu cuenta de docente.</li>
        <li>El museo la revisa y te responde por correo. Enviarla no significa que esté aprobada.</li>
        <li>Si la aprueba, tu grupo viene sin costo el día que acuerden.</li>
      </Stack>
      {children}
    </Panel>
  )
}
