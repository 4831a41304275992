import type { ReactNode } from 'react'

import { Stack } from '@/ui/layout/layout'
import { Panel } from '@/ui/Panel'

/** What follows a sponsorship request. */
export const SponsorshipSteps = ({ children }: { children: ReactNode }) => (
  <Panel title="Qué sigue">
    <Stack as="ol" gap={2} className="numbers">
      <li>Envías la solicitud desde tu cuenta de docente.</li>
      <li>El museo la revisa y te responde por correo. Enviarla no significa que esté aprobada.</li>
      <li>Si la aprueba, tu grupo viene sin costo el día que acuerden.</li>
    </Stack>
    {children}
  </Panel>
)
