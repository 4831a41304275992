import { dateInWords } from '@/lib/dates'
import type { SentVisit } from '@/lib/personalStorage'

import styles from './SentVisitFacts.module.css'

/** What was asked for, in words. What this browser does not know is left out. */
export function SentVisitFacts({ visit }: { visit: SentVisit }) {
  const facts = [
    ['Folio', visit.appointmentId],
    ['Solicita', visit.teacherName],
    ['Fecha solicitada', visit.date === '' ? '' : dateInWords(visit.date)],
    ['Horario', visit.schedule],
    ['Preferencia de contacto', visit.contactPreference],
    ['Estado', 'Por confirmar con un ejecutivo del museo'],
  ].filter(([, value]) => value !== '')

  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
