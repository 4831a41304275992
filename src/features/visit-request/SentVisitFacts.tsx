import { dateInWords } from '@/lib/dates'
import type { SentVisit } from '@/lib/personalStorage'
import { FactList } from '@/ui/FactList'

/** The facts of a sent request. Those that are not known are left out. */
export function SentVisitFacts({ visit }: { visit: SentVisit }) {
  const facts: [string, string][] = [
    ['Folio', visit.appointmentId],
    ['Solicita', visit.teacherName],
    ['Fecha solicitada', visit.date === '' ? '' : dateInWords(visit.date)],
    ['Horario', visit.schedule],
    ['Preferencia de contacto', visit.contactPreference],
    ['Estado', 'Por confirmar con un ejecutivo del museo'],
  ]
  return <FactList ruled facts={facts.filter(([, value]) => value !== '')} />
}
