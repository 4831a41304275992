import type { ReactNode } from 'react'

import { Stack } from '@/ui/layout/layout'
import { Steps } from '@/ui/Result'

/** The section about the time after a sponsorship request. @param look of its heading beside a form */
export const SponsorshipSteps = ({ look, children }: { look?: 'h3'; children?: ReactNode }) => (
  <Stack as="section" gap={5} className={look && 'sticky'} aria-labelledby="next-steps">
    <h2 className={look} id="next-steps">
      Qué sigue
    </h2>
    <Steps
      isColumn
      steps={[
        'Envías la solicitud desde tu cuenta de docente.',
        'El museo la revisa y te responde por correo.',
        'Si la aprueba, tu grupo viene sin costo el día que acuerden.',
      ]}
    />
    {children}
  </Stack>
)
