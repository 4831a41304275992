import { Link } from 'react-router-dom'

import { sentVisitPath } from '@/lib/paths'
import { formatDate } from '@/lib/dates'
import type { SentVisit } from '@/lib/visits'

import styles from './OtherVisits.module.css'

/** Further requests of the same person. */
export function OtherVisits({ visits }: { visits: SentVisit[] }) {
  return (
    <section className={styles.others} aria-labelledby="otras-solicitudes">
      <h2 className={styles.title} id="otras-solicitudes">
        Tus otras solicitudes
      </h2>
      <ul className={styles.list}>
        {visits.map(({ appointmentId, date, service }) => (
          <li key={appointmentId}>
            <Link to={sentVisitPath(appointmentId)}>Folio {appointmentId}</Link>
            {[service?.name ?? '', date === '' ? '' : formatDate(date)]
              .filter(Boolean)
              .map((fact) => `, ${fact}`)
              .join('')}
          </li>
        ))}
      </ul>
    </section>
  )
}
