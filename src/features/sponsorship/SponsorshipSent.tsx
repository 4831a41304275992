import { Link } from 'react-router-dom'

import art from '@/art/r5-patrocinio-enviado.svg'
import { formatMoment } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { type SentSponsorship, sentSponsorship } from '@/lib/sentSponsorship'
import { ButtonLink } from '@/ui/ButtonLink'
import { FactList } from '@/ui/FactList'
import { Note } from '@/ui/Note'
import { Result } from '@/ui/Result'
import { Stack } from '@/ui/layout/layout'

interface SponsorshipDoneProps {
  message: string
  sent: SentSponsorship
  /** Whether the teacher has a visit request to return to. */
  hasVisit: boolean
}

/** Replaces the form after it is sent. */
export function SponsorshipDone({ message, sent, hasVisit }: SponsorshipDoneProps) {
  return (
    <Result
      title={message}
      documentTitle="Solicitud de patrocinio"
      art={art}
      steps={[
        'El museo revisa tu solicitud.',
        'Te responde por correo.',
        hasVisit ? 'Tu solicitud de visita sigue en pie.' : 'Mientras tanto puedes pedir la fecha de tu visita.',
      ]}
      actions={
        <>
          {hasVisit ? (
            <ButtonLink to={paths.sentVisit}>Ver mi solicitud de visita</ButtonLink>
          ) : (
            <ButtonLink to={paths.visitRequest}>Solicitar visita</ButtonLink>
          )}
          <Link to={paths.sponsorshipRequirements}>Ver los requisitos de patrocinio</Link>
        </>
      }
    >
      <WhatWasSent {...sent} />
    </Result>
  )
}

const titleOf = ({ sentAt }: SentSponsorship) => `Ya enviaste una solicitud de patrocinio ${formatMoment(sentAt)}`

/** Shows an earlier request above the form. */
export function SponsorshipSentBefore({ sent }: { sent: SentSponsorship }) {
  return (
    <Note title={titleOf(sent)}>
      <Stack gap={3}>
        <WhatWasSent {...sent} />
        <p>Llena el formulario solo si quieres pedir otro patrocinio.</p>
      </Stack>
    </Note>
  )
}

/** Links from the requirements page to an earlier request. Renders nothing if there is none. */
export function SponsorshipSentLink({ userId }: { userId: number }) {
  const sent = sentSponsorship(userId).read()
  if (!sent) return null
  return (
    <Note
      title={titleOf(sent)}
      actions={
        <ButtonLink to={paths.sponsorshipRequest} tone="secondary" size="s">
          Ver mi solicitud de patrocinio
        </ButtonLink>
      }
    />
  )
}

function WhatWasSent({ requestedBy, email, schoolAddress, reason }: SentSponsorship) {
  return (
    <>
      <p>
        El museo revisará tu solicitud y te responderá a <strong>{email}</strong>. El patrocinio no queda aprobado hasta
        que te lo confirme. No hace falta que la envíes otra vez.
      </p>
      <FactList
        ruled
        facts={[
          ['Solicita', requestedBy],
          ['Dirección de la escuela', schoolAddress],
          ['Razón de la solicitud', reason],
        ]}
      />
    </>
  )
}
