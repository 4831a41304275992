import { Link } from 'react-router-dom'

import { visitTime } from '@/content/virtualVisits'
import { daysUntil } from '@/lib/dates'
import { dateParts, formatDate } from '@/lib/dateTexts'
import { HowToChange } from '@/features/visits/HowToChange'
import { sentVisitPath } from '@/model/links'
import { type SentVisit, wereVisitsForgotten } from '@/model/visits'
import { Cluster, Stack } from '@/ui/layout/layout'
import { Tag } from '@/ui/Tag'

import styles from './TeacherVisit.module.css'

interface NextVisitProps {
  /** Undefined if only the API knows that the teacher has requested a visit. */
  visit: SentVisit | undefined
  userId: number
}

/** The day of a teacher's next visit, in the largest type of the page; a line if this device does not know the day. */
export function NextVisit({ visit, userId }: NextVisitProps) {
  const date = dateParts(visit?.date ?? '')
  if (!visit || !date) {
    return (
      <p className="lead">
        {wereVisitsForgotten(userId) ? 'Pediste una visita.' : 'Pediste una visita desde otro dispositivo.'}
        {visit && ` Tu folio es ${visit.appointmentId}.`}
      </p>
    )
  }
  return (
    <Stack gap={4}>
      <p>
        Pediste tu visita para el{' '}
        <time dateTime={visit.date}>
          {date.weekday} <span className={styles.day}>{date.day}</span> de {date.year}
        </time>
      </p>
      <p className="h2">{countdown(visit.date)}</p>
      <Cluster gap={3}>
        <span className="h3">{visitTime(visit)}</span>
        <Tag>Por confirmar</Tag>
        <span>Tu folio es {visit.appointmentId}.</span>
      </Cluster>
      <HowToChange folio={visit.appointmentId} />
    </Stack>
  )
}

function countdown(date: string): string {
  const days = daysUntil(date)
  if (days < 2) return days === 1 ? 'Es mañana' : 'Es hoy'
  return `Faltan ${days} días`
}

/** Invites a teacher to talk about a recent visit with the class. */
export function RecentVisit({ visit }: { visit: SentVisit }) {
  return (
    <Stack gap={3}>
      <h2 className={styles.talk}>Conversen sobre la visita</h2>
      <p className="lead">Proyecta el cuestionario en clase o envíalo a tu grupo.</p>
      <p>
        Pediste tu visita para el <Link to={sentVisitPath(visit.appointmentId)}>{formatDate(visit.date)}</Link>.
      </p>
    </Stack>
  )
}
