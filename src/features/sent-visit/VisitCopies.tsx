import { useState } from 'react'

import type { SessionUser } from '@/model/session'
import { hasPassed, type SentVisit, sentVisitCopy } from '@/model/visits'
import { isDoubtful } from '@/store/doubt'
import { downloadSentVisit } from '@/store/downloads'
import { useAppDispatch, useRequest } from '@/store/hooks'
import { emailSentVisit } from '@/store/sendVisit'
import { Button } from '@/ui/Button'
import { Email } from '@/ui/Email'
import { Note } from '@/ui/Note'
import { RequestFailure } from '@/ui/RequestFailure'
import { Stack, Tiles } from '@/ui/layout/layout'
import { useOutcomeInView } from '@/ui/useOutcomeInView'

import { canBeInCalendar } from './visitCalendar'

/**
 * Offers the request by e-mail and as a PDF. The PDF is first if the visit's date is unknown. A visit that has passed has
 * no reminder to keep a copy.
 */
export function VisitCopies({ user, visit }: { user: SessionUser; visit: SentVisit }) {
  const dispatch = useAppDispatch()
  const { appointmentId } = visit
  const email = useRequest(emailSentVisit, appointmentId)
  const pdf = useRequest(downloadSentVisit, appointmentId)
  const copy = sentVisitCopy(user.id, appointmentId)
  const [hasCopy, setHasCopy] = useState(() => copy.read() === true)
  const [pressed, setPressed] = useState<'email' | 'pdf'>()

  // The outcome is below the buttons, which must not move under the finger, and may be below the screen.
  useOutcomeInView('visit-copies', (pressed === 'pdf' ? pdf : email).status === 'loading')

  async function press(copyAs: 'email' | 'pdf') {
    setPressed(copyAs)
    const thunk = copyAs === 'email' ? emailSentVisit : downloadSentVisit
    const { meta } = await dispatch(thunk(appointmentId))
    if (meta.requestStatus !== 'fulfilled') return
    copy.write(true)
    setHasCopy(true)
  }

  const isKnown = canBeInCalendar(visit)
  const hasReminder = isKnown && !hasPassed(visit)
  // One line in each state, so that the buttons do not move.
  const unsaved = isDoubtful(email) ? 'No sabemos si ya tienes copia.' : 'Aún no tienes copia.'
  const reminder = hasCopy ? 'Ya tienes copia.' : unsaved
  const isEmailShown = pressed !== 'pdf' || isDoubtful(email)
  const asEmail = (
    <Button
      block
      tone={hasReminder && !hasCopy ? 'primary' : 'secondary'}
      icon="mail"
      busy={email.status === 'loading'}
      busyLabel="Enviando…"
      onClick={() => void press('email')}
    >
      Enviar por correo
    </Button>
  )
  const asPdf = (
    <Button
      block
      tone={isKnown ? 'secondary' : 'primary'}
      icon="download"
      busy={pdf.status === 'loading'}
      busyLabel="Descargando…"
      onClick={() => void press('pdf')}
    >
      Descargar PDF
    </Button>
  )
  return (
    <Stack gap={3} id="visit-copies" className="no-print">
      {hasReminder && <strong key={reminder}>{reminder}</strong>}
      <Tiles gap={3} columns={3}>
        {isKnown ? asEmail : asPdf}
        {isKnown ? asPdf : asEmail}
      </Tiles>
      {user.email !== '' && (
        <p className="small">
          Tu correo: <Email address={user.email} />
        </p>
      )}
      {isEmailShown && email.status === 'done' && <Note tone="ok" live="polite" title={email.message} />}
      {isEmailShown && email.status === 'failed' && <RequestFailure failure={email.failure} />}
      {pressed === 'pdf' && pdf.status === 'failed' && (
        <RequestFailure
          failure={pdf.failure}
          size="inline"
          actions={
            <Button tone="plain" size="s" onClick={() => void press('pdf')}>
              Reintentar
            </Button>
          }
        />
      )}
    </Stack>
  )
}
