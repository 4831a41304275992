import type { ReactNode } from 'react'

import { visitTime } from '@/content/virtualVisits'
import { daysUntil } from '@/lib/dates'
import { dateParts } from '@/lib/dateTexts'
import { hasPassed, type SentVisit } from '@/model/visits'
import { Cluster, Stack } from '@/ui/layout/layout'
import { Tag } from '@/ui/Tag'

interface VisitDayProps {
  visit: SentVisit
  /** Whether to explain, if the date is unknown, that the PDF of the request contains it. */
  isExplained?: boolean
  /** Whether the user is known to have sent the request. */
  isOwn?: boolean
  /** Additional `<li>` elements. */
  children?: ReactNode
}

/**
 * The date of a visit in large type, with its time and number (folio). If the date is unknown, the number is in large
 * type.
 */
export function VisitDay({ visit, isExplained = false, isOwn = true, children }: VisitDayProps) {
  const date = dateParts(visit.date)
  if (!date) {
    return (
      <Stack gap={2}>
        <p>
          {isOwn ? 'Tu folio es' : 'Folio'} <span className="figure">{visit.appointmentId}</span>
        </p>
        {isExplained && <p>La fecha está en tu PDF.</p>}
      </Stack>
    )
  }
  const isPast = hasPassed(visit)
  return (
    <Cluster gap={5} align="end">
      <p>
        Pediste tu visita para el{' '}
        <time dateTime={visit.date}>
          {date.weekday} <span className="figure">{date.day}</span> de {date.year}
        </time>
      </p>
      <Stack as="ul" gap={1} className="lit">
        {!isPast && <li className="h3">{countdown(visit.date)}</li>}
        {(visit.schedule !== '' || !isPast) && (
          <Cluster as="li" gap={3}>
            <span>{visitTime(visit)}</span>
            {!isPast && <Tag>Por confirmar</Tag>}
          </Cluster>
        )}
        <li>Tu folio es {visit.appointmentId}.</li>
        {children}
      </Stack>
    </Cluster>
  )
}

function countdown(date: string): string {
  const days = daysUntil(date)
  if (days === 0) return 'Es hoy.'
  return days === 1 ? 'Es mañana.' : `Faltan ${days} días.`
}
