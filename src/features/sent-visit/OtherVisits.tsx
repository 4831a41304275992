import { Link } from 'react-router-dom'

import { sentVisitPath } from '@/lib/paths'
import { formatDate } from '@/lib/dates'
import type { SentVisit } from '@/lib/visits'

import { Stack } from '@/ui/layout/layout'

/** Further requests of the same person. */
export function OtherVisits({ visits }: { visits: SentVisit[] }) {
  return (
    <Stack as="section" gap={3} className="no-print" aria-labelledby="otras-solicitudes">
      <h2 className="h3" id="otras-solicitudes">
        Tus otras solicitudes
      </h2>
      <Stack as="ul" gap={3}>
        {visits.map(({ appointmentId, date, service }) => (
          <li key={appointmentId}>
            <Link to={sentVisitPath(appointmentId)}>Folio {appointmentId}</Link>
            {[service?.name ?? '', date === '' ? '' : formatDate(date)]
              .filter(Boolean)
              .map((fact) => `, ${fact}`)
              .join('')}
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
