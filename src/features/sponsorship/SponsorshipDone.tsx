import { Link } from 'react-router-dom'

import sent from '@/art/e3-correo-enviado.svg'
import { paths } from '@/lib/paths'
import { ButtonLink } from '@/ui/ButtonLink'
import { ResultPanel } from '@/ui/page/ResultPanel'

export function SponsorshipDone({ message }: { message: string }) {
  return (
    <ResultPanel art={sent} title={message}>
      <p>
        El museo revisará tu solicitud y te responderá al correo que escribiste. El patrocinio no queda aprobado hasta
        que te lo confirme. No hace falta que la envíes otra vez.
      </p>
      <p>Mientras tanto puedes pedir la fecha de tu visita.</p>
      <ButtonLink to={paths.visitRequest}>Solicitar visita</ButtonLink>
      <p>
        <Link to={paths.sponsorshipRequirements}>Ver los requisitos de patrocinio</Link>
      </p>
    </ResultPanel>
  )
}
