import { useState } from 'react'

import { fileSaver } from '@/lib/download'
import { reportCaught } from '@/lib/reportCaught'
import { sentVisitPath } from '@/model/links'
import type { SentVisit } from '@/model/visits'
import { Button } from '@/ui/Button'
import { Cluster } from '@/ui/layout/layout'
import { NewTabLink } from '@/ui/NewTabLink'

import { calendarFile, googleCalendarLink } from './visitCalendar'

export function CalendarLinks({ visit }: { visit: SentVisit }) {
  const [hasFailed, setHasFailed] = useState(false)
  const link = window.location.origin + sentVisitPath(visit.appointmentId)

  async function saveCalendar() {
    setHasFailed(false)
    try {
      const save = await fileSaver()
      save(calendarFile(visit, link), `visita-${visit.appointmentId}.ics`)
    } catch (thrown) {
      reportCaught(thrown)
      setHasFailed(true)
    }
  }

  return (
    <>
      <Cluster gap={3}>
        <Button tone="plain" size="s" onClick={() => void saveCalendar()}>
          Apple u Outlook (.ics)
        </Button>
        <NewTabLink href={googleCalendarLink(visit, link)}>Google Calendar</NewTabLink>
      </Cluster>
      <output>
        {hasFailed &&
          'No se pudo guardar en tu calendario. Usa Google Calendar, o anota la fecha: tu solicitud sigue aquí.'}
      </output>
    </>
  )
}
