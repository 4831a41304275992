import { useState } from 'react'

import type { SessionUser } from '@/model/session'
import { hasPassed, type SentVisit, sentVisitCopy } from '@/model/visits'
import { useAppDispatch, useRequest } from '@/store/hooks'
import { emailSentVisit } from '@/store/sendVisit'
import { Button } from '@/ui/Button'
import { Note } from '@/ui/Note'
import { RequestFailure } from '@/ui/RequestFailure'
import { Stack, Tiles } from '@/ui/layout/layout'

import { RequestPdf } from './RequestPdf'
import { canBeInCalendar } from './visitCalendar'

/**
 * Offers the request by e-mail and as a PDF. The PDF is first if the visit's date is unknown. A visit that has passed has
 * no reminder to keep a copy.
 */
export function VisitCopies({ user, visit }: { user: SessionUser; visit: SentVisit }) {
  const dispatch = useAppDispatch()
  const { appointmentId } = visit
  const email = useRequest(emailSentVisit, appointmentId)
  const copy = sentVisitCopy(user.id, appointmentId)
  const [hasCopy, setHasCopy] = useState(() => copy.read() === true)

  function noteCopy() {
    copy.write(true)
    setHasCopy(true)
  }

  async function send() {
    if (emailSentVisit.fulfilled.match(await dispatch(emailSentVisit(appointmentId)))) noteCopy()
  }

  const isKnown = canBeInCalendar(visit)
  const isCopyMissing = isKnown && !hasPassed(visit) && !hasCopy
  const asEmail = (
    <Button
      block
      tone={isCopyMissing ? 'primary' : 'secondary'}
      icon="mail"
      busy={email.status === 'loading'}
      busyLabel="Enviando…"
      onClick={() => void send()}
    >
      Enviar por correo
    </Button>
  )
  const asPdf = <RequestPdf appointmentId={appointmentId} tone={isKnown ? 'secondary' : 'primary'} onDone={noteCopy} />
  return (
    <Stack gap={3} className="no-print">
      {isCopyMissing && email.status !== 'failed' && <strong>Aún no tienes copia.</strong>}
      <Tiles gap={3}>
        {isKnown ? asEmail : asPdf}
        {isKnown ? asPdf : asEmail}
      </Tiles>
      {user.email !== '' && <p className="small">Tu correo: {user.email}</p>}
      {email.status === 'done' && <Note tone="ok" live="polite" title={email.message} />}
      {email.status === 'failed' && <RequestFailure failure={email.failure} />}
    </Stack>
  )
}
