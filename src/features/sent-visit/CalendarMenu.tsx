import { useState } from 'react'

import { saveFile } from '@/lib/download'
import { sentVisitLink } from '@/lib/paths'
import type { SentVisit } from '@/lib/visits'
import { reportCaught } from '@/lib/reportCaught'
import { Button } from '@/ui/Button'
import { buttonClass } from '@/ui/buttonClass'
import { ButtonLink } from '@/ui/ButtonLink'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

import styles from './CalendarMenu.module.css'
import { calendarFile, googleCalendarLink } from './visitCalendar'

/** The ways to put a visit into a calendar. */
export function CalendarMenu({ visit }: { visit: SentVisit }) {
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
      <summary className={buttonClass({ tone: 'secondary', size: 's' })}>Añadir al calendario</summary>
      <ul className={styles.ways}>
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
