import { dateInWords, daysUntil, withHours } from '@/lib/dates'
import type { SentVisit } from '@/lib/personalStorage'
import { FactList } from '@/ui/FactList'

/** 'Faltan 18 días'; '' for a day that has passed, or that is not known. */
function daysLeft(date: string): string {
  const days = daysUntil(date)
  if (days === 0) return 'Es hoy'
  if (days === 1) return 'Es mañana'
  return days > 1 ? `Faltan ${days} días` : ''
}

/** The facts of a sent request. Those that are not known are left out. */
export function SentVisitFacts({ visit }: { visit: SentVisit }) {
  const facts: [string, string][] = [
    ['Folio', visit.appointmentId],
    ['Solicita', visit.teacherName],
    ['Fecha solicitada', visit.date === '' ? '' : dateInWords(visit.date)],
    ['Cuánto falta', daysLeft(visit.date)],
    ['Horario', withHours(visit.schedule)],
    ['Preferencia de contacto', visit.contactPreference],
    ['Estado', 'Por confirmar con un ejecutivo del museo'],
  ]
  return <FactList ruled facts={facts.filter(([, value]) => value !== '')} />
}
