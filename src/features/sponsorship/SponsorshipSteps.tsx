import { Steps } from '@/ui/Result'

/** What follows a sponsorship request. */
export const SponsorshipSteps = () => (
  <Steps
    isColumn
    steps={[
      'Envías la solicitud desde tu cuenta de docente.',
      'El museo la revisa y te responde por correo.',
      'Si la aprueba, tu grupo viene sin costo el día que acuerden.',
    ]}
  />
)
