import { useState } from 'react'

import { saveFile } from '@/lib/download'
import { sentVisitLink } from '@/model/links'
import { reportCaught } from '@/lib/reportCaught'
import type { SessionUser } from '@/model/session'
import { hasPassed, type SentVisit, sentVisitCopy } from '@/model/visits'
import { downloadSentVisit } from '@/store/downloads'
import { useAppDispatch, useRequest } from '@/store/hooks'
import { emailSentVisit } from '@/store/sendVisit'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { Note } from '@/ui/Note'
import { Panel } from '@/ui/Panel'
import { RequestFailure } from '@/ui/RequestFailure'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { buttonClass } from '@/ui/buttonClass'
import { Stack } from '@/ui/layout/layout'

import { calendarFile, canBeInCalendar, googleCalendarLink } from './visitCalendar'

interface VisitCopiesProps {
  user: SessionUser
  visit: SentVisit
}

/**
 * Offers the request by e-mail, as a PDF and as a calendar entry. The PDF is first if the visit's date is unknown. A
 * visit that has passed has no reminder to keep a copy and no calendar entry.
 */
export function VisitCopies({ user, visit }: VisitCopiesProps) {
  const dispatch = useAppDispatch()
  const { appointmentId } = visit
  const email = useRequest(emailSentVisit, appointmentId)
  const pdf = useRequest(downloadSentVisit, appointmentId)
  const copy = sentVisitCopy(user.id, appointmentId)
  const [hasCopy, setHasCopy] = useState(() => copy.read() === true)
  const isPast = hasPassed(visit)

  /** Notes that this device has made a copy, unless the request failed. */
  async function make(thunk: typeof emailSentVisit) {
    if (!thunk.fulfilled.match(await dispatch(thunk(appointmentId)))) return
    copy.write(true)
    setHasCopy(true)
  }

  const isKnown = canBeInCalendar(visit)
  const isCopyMissing = isKnown && !isPast && !hasCopy
  const asEmail = (
    <Stack gap={2}>
      <Button
        block
        tone={isCopyMissing ? 'primary' : 'secondary'}
        icon="mail"
        busy={email.status === 'loading'}
        busyLabel="Enviando…"
        onClick={() => void make(emailSentVisit)}
      >
        Enviar por correo
      </Button>
      {user.email !== '' && <p className="small muted">{user.email}</p>}
      {email.status === 'done' && <Note tone="ok" live="polite" title={email.message} />}
      {email.status === 'failed' && <RequestFailure failure={email.failure} />}
    </Stack>
  )
  const asPdf = (
    <div>
      <Button
        block
        tone={isKnown ? 'secondary' : 'primary'}
        icon="download"
        busy={pdf.status === 'loading'}
        busyLabel="Descargando…"
        onClick={() => void make(downloadSentVisit)}
      >
        Descargar PDF
      </Button>
      {pdf.status === 'failed' && <RequestFailure failure={pdf.failure} size="inline" />}
    </div>
  )
  return (
    <Panel title="Para ti">
      {isCopyMissing && email.status !== 'failed' && <strong>Aún no tienes copia.</strong>}
      {isKnown ? asEmail : asPdf}
      {isKnown ? asPdf : asEmail}
      {isKnown && !isPast && <CalendarMenu visit={visit} />}
    </Panel>
  )
}

/** Links that add the visit to a calendar, as a file or in Google Calendar. */
function CalendarMenu({ visit }: { visit: SentVisit }) {
  const [hasFailed, setHasFailed] = useState(false)
  const link = sentVisitLink(visit.appointmentId)

  async function saveCalendar() {
    setHasFailed(false)
    try {
      await saveFile(calendarFile(visit, link), `visita-${visit.appointmentId}.ics`)
    } catch (thrown) {
      reportCaught(thrown)
      setHasFailed(true)
    }
  }

  return (
    <details>
      <summary className={buttonClass({ tone: 'plain', size: 's' })}>Añadir al calendario</summary>
      <ul className="bullets">
        <li>
          <Button tone="plain" size="s" onClick={() => void saveCalendar()}>
            Apple u Outlook (.ics)
          </Button>
        </li>
        <li>
          <ButtonLink
            tone="plain"
            size="s"
            href={googleCalendarLink(visit, link)}
            target="_blank"
            rel="noopener noreferrer"
          >
            Google Calendar <VisuallyHidden>(en otra pestaña)</VisuallyHidden>
          </ButtonLink>
        </li>
      </ul>
      <output>
        {hasFailed &&
          'No se pudo guardar en tu calendario. Usa Google Calendar, o anota la fecha: tu solicitud sigue aquí.'}
      </output>
    </details>
  )
}
