import { Link } from 'react-router-dom'

import sent from '@/art/e3-correo-enviado.svg'
import type { SponsorshipPayload } from '@/api/sponsorship'
import { paths } from '@/lib/paths'
import { ButtonLink } from '@/ui/ButtonLink'
import { FactList } from '@/ui/FactList'
import { ResultPanel } from '@/ui/page/ResultPanel'

interface SponsorshipDoneProps {
  message: string
  /** What was sent. */
  sponsorship: SponsorshipPayload | null
  /** There is a visit request to go back to. */
  hasVisit: boolean
}

export function SponsorshipDone({ message, sponsorship, hasVisit }: SponsorshipDoneProps) {
  return (
    <ResultPanel art={sent} title={message}>
      <p>
        El museo revisará tu solicitud y te responderá a{' '}
        <strong>{sponsorship?.email ?? 'el correo que escribiste'}</strong>. El patrocinio no queda aprobado hasta que
        te lo confirme. No hace falta que la envíes otra vez.
      </p>
      {sponsorship && (
        <FactList
          ruled
          facts={[
            ['Solicita', [sponsorship.teacher_name, sponsorship.first_lastname, sponsorship.second_lastname].join(' ')],
            ['Dirección de la escuela', sponsorship.school_address],
            ['Razón de la solicitud', sponsorship.reason],
          ]}
        />
      )}
      {!hasVisit && <p>Mientras tanto puedes pedir la fecha de tu visita.</p>}
      {hasVisit ? (
        <ButtonLink to={paths.sentVisit}>Ver mi solicitud de visita</ButtonLink>
      ) : (
        <ButtonLink to={paths.visitRequest}>Solicitar visita</ButtonLink>
      )}
      <p>
        <Link to={paths.sponsorshipRequirements}>Ver los requisitos de patrocinio</Link>
      </p>
    </ResultPanel>
  )
}
