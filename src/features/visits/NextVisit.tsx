import { Link } from 'react-router-dom'

import { dateParts } from '@/lib/dateTexts'
import { paths } from '@/model/paths'
import { upcomingVisit } from '@/model/visits'
import { useAppSelector } from '@/store/hooks'
import { selectSentVisits } from '@/store/visitRequestSlice'

/** A sentence with the date of a teacher's next visit, or with its number (folio), and a link to the request. */
export function NextVisit() {
  const visit = upcomingVisit(useAppSelector(selectSentVisits))
  const date = visit && dateParts(visit.date)
  return (
    <>
      {date ? (
        <>
          Pediste tu visita para el{' '}
          <time dateTime={visit.date}>
            {date.weekday} {date.day}
          </time>
          .
        </>
      ) : (
        `Ya enviaste una solicitud${visit ? `: folio ${visit.appointmentId}` : ''}.`
      )}{' '}
      <Link to={paths.sentVisit}>Mi solicitud</Link>
    </>
  )
}
