import { useState } from 'react'

import { saveFile } from '@/lib/download'
import { sentVisitLink } from '@/model/links'
import { reportCaught } from '@/lib/reportCaught'
import type { RequestState } from '@/lib/requestState'
import type { SentVisit } from '@/model/visits'
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
  visit: SentVisit
  /** Whether the day of the visit is over. If so, the panel has no reminder to keep a copy and no calendar entry. */
  isPast: boolean
  /** The address to which the API e-mails the copy; '' if unknown. */
  emailAddress: string
  /** Whether the user has e-mailed or downloaded the request on this device. */
  hasCopy: boolean
  email: RequestState
  pdf: RequestState
  onEmail: () => void
  onDownload: () => void
}

/** Offers the request by e-mail, as a PDF and as a calendar entry. The PDF is first if the visit's date is unknown. */
export function VisitCopies({
  visit,
  isPast,
  emailAddress,
  hasCopy,
  email,
  pdf,
  onEmail,
  onDownload,
}: VisitCopiesProps) {
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
        onClick={onEmail}
      >
        Enviar por correo
      </Button>
      {emailAddress !== '' && <p className="small muted">{emailAddress}</p>}
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
        onClick={onDownload}
      >
        Descargar PDF
      </Button>
      <div aria-live="polite">
        {pdf.status === 'failed' && (
          <RequestFailure
            failure={pdf.failure}
            size="inline"
            isAnnounced={false}
            actions={
              <Button tone="plain" size="s" onClick={onDownload}>
                Reintentar
              </Button>
            }
          />
        )}
      </div>
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
