import { Link } from 'react-router-dom'

import { formatDate } from '@/lib/dateTexts'
import { sentVisitPath } from '@/model/links'
import { type SentVisit, wereVisitsForgotten } from '@/model/visits'
import { Stack } from '@/ui/layout/layout'

interface UnknownDayProps {
  /** Undefined if only the API knows that the teacher has requested a visit. */
  visit: SentVisit | undefined
  userId: number
}

/** A teacher's next visit whose day this device does not know. */
export function UnknownDay({ visit, userId }: UnknownDayProps) {
  return (
    <p className="lead">
      {wereVisitsForgotten(userId) ? 'Pediste una visita.' : 'Pediste una visita desde otro dispositivo.'}
      {visit && ` Tu folio es ${visit.appointmentId}.`}
    </p>
  )
}

/** Invites a teacher to talk about a recent visit with the class. */
export function RecentVisit({ visit }: { visit: SentVisit }) {
  return (
    <Stack gap={3}>
      <h2 className="h1">Conversen sobre la visita</h2>
      <p className="lead">Proyecta el cuestionario en clase o envíalo a tu grupo.</p>
      <p>
        Pediste tu visita para el <Link to={sentVisitPath(visit.appointmentId)}>{formatDate(visit.date)}</Link>.
      </p>
    </Stack>
  )
}
