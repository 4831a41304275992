import art from '@/art/r5-patrocinio-enviado.svg'
import { formatMoment } from '@/lib/dateTexts'
import { paths } from '@/model/paths'
import type { SentSponsorship } from '@/model/sentSponsorship'
import { ButtonLink } from '@/ui/ButtonLink'
import { Email } from '@/ui/Email'
import { FactList } from '@/ui/FactList'
import { Note } from '@/ui/Note'
import { Result } from '@/ui/Result'
import { Stack } from '@/ui/layout/layout'

interface SponsorshipDoneProps {
  message: string
  recipient?: string
  /** Whether the teacher can return to a visit request. */
  hasVisit: boolean
}

export function SponsorshipDone({ message, recipient = '', hasVisit }: SponsorshipDoneProps) {
  return (
    <Result
      title={message}
      documentTitle="Solicitud de patrocinio"
      art={art}
      steps={[
        'El museo revisa tu solicitud.',
        'Te responde por correo.',
        hasVisit ? 'Tu solicitud de visita sigue en pie.' : 'Mientras tanto, solicita tu visita.',
      ]}
      actions={
        hasVisit ? (
          <ButtonLink to={paths.sentVisit}>Tu visita</ButtonLink>
        ) : (
          <ButtonLink to={paths.visitRequest}>Solicitar visita</ButtonLink>
        )
      }
    >
      <WhereTheAnswerComes email={recipient} />
    </Result>
  )
}

export function SponsorshipSentBefore({ sent }: { sent: SentSponsorship }) {
  return (
    <Note title={`Ya enviaste una solicitud de patrocinio ${formatMoment(sent.sentAt)}`}>
      <Stack gap={3}>
        <WhereTheAnswerComes email={sent.email} />
        <FactList
          facts={[
            ['Solicita', sent.requestedBy],
            ['Dirección de la escuela', sent.schoolAddress],
            ['Razón de la solicitud', sent.reason],
          ]}
        />
        <p>Llena el formulario solo si quieres solicitar otro patrocinio.</p>
      </Stack>
    </Note>
  )
}

function WhereTheAnswerComes({ email }: { email: string }) {
  return (
    <p>
      El museo responde a <Email address={email} />. Enviar la solicitud no significa que esté aprobada.
    </p>
  )
}
