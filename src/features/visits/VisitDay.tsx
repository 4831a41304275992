import type { ReactNode } from 'react'

import { visitTime } from '@/content/virtualVisits'
import { daysUntil } from '@/lib/dates'
import { dateParts } from '@/lib/dateTexts'
import { hasPassed, type SentVisit } from '@/model/visits'
import { Stack } from '@/ui/layout/layout'
import { Tag } from '@/ui/Tag'

interface VisitDayProps {
  visit: SentVisit
  /** Whether the user is known to have sent the request. */
  isOwn?: boolean
  children?: ReactNode
}

/** Two blocks: the date of a visit in large type, then the days left. Without a date, only the folio, in large type. */
export function VisitDay({ visit, isOwn = true, children }: VisitDayProps) {
  const date = dateParts(visit.date)
  if (!date) {
    return (
      <p>
        {isOwn ? 'Tu folio es' : 'Folio'}{' '}
        <span className="figure" style={{ color: 'inherit' }}>
          {visit.appointmentId}
        </span>
      </p>
    )
  }
  const isPast = hasPassed(visit)
  const time = visitTime(visit)
  return (
    <>
      <p className="h3">
        Pediste tu visita{' '}
        <time dateTime={visit.date}>
          para&nbsp;el {date.weekday} <span className="figure">{date.day}</span> de {date.year}
          {time && ', '}
        </time>
        <span>{time}&nbsp; </span>
        {!isPast && <Tag>Por confirmar</Tag>}
      </p>
      <Stack as="ul" gap={1}>
        {!isPast && <li className="h3 no-print">{countdown(visit.date)}</li>}
        {children}
      </Stack>
    </>
  )
}

function countdown(date: string): string {
  const days = daysUntil(date)
  if (days === 0) return 'Es hoy.'
  return days === 1 ? 'Es mañana.' : `Faltan ${days} días.`
}
