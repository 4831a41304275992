import { formatDate, formatTime } from '@/lib/dates'
import type { SentVisit } from '@/lib/visits'
import { FactList } from '@/ui/FactList'

/** The facts of a sent request. Those that are not known are left out. */
export function SentVisitFacts({ visit }: { visit: SentVisit }) {
  const facts: [string, string][] = [
    ['Fecha y horario que pediste', [formatDate(visit.date), formatTime(visit.schedule)].filter(Boolean).join(', ')],
    ['Solicita', visit.teacherName],
  ]
  return <FactList ruled facts={facts.filter(([, value]) => value !== '')} />
}
