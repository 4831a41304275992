import { visitPath } from '@/lib/paths'
import { dateInWords } from '@/lib/dates'
import type { SentVisit } from '@/lib/personalStorage'
import { RowLinks } from '@/ui/RowLink'

import styles from './OtherVisits.module.css'

/** Further requests of the same person. */
export function OtherVisits({ visits }: { visits: SentVisit[] }) {
  const rows = visits.map(({ appointmentId, date, service }) => ({
    title: `Folio ${appointmentId}`,
    description: [service?.name ?? '', date === '' ? '' : dateInWords(date)].filter(Boolean).join(', '),
    to: visitPath(appointmentId),
  }))
  return (
    <section className={styles.others} aria-labelledby="otras-solicitudes">
      <h2 className={styles.title} id="otras-solicitudes">
        Tus otras solicitudes
      </h2>
      <RowLinks rows={rows} />
    </section>
  )
}
