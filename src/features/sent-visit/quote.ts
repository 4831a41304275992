import { isVirtual, virtualLink, visitTime } from '@/content/virtualVisits'
import { attendeeRows, countAttendees, countStudents } from '@/model/attendees'
import { formatDate } from '@/lib/dateTexts'
import { settings } from '@/model/env'
import { formatPrice, preQuote, priceValidityForSchool } from '@/model/prices'
import { withoutControls } from '@/lib/untrusted'
import type { SentVisit } from '@/model/visits'

/** A blank to fill in by hand on a printed sheet. */
export const BLANK = '____________'

/** Returns the formatted total and cost per student. A cost is '' if the price or the number of people is unknown. */
export function visitCost(visit: SentVisit) {
  const attendees = countAttendees(visit)
  const students = countStudents(visit)
  const total = attendees > 0 ? preQuote(visit.service?.price ?? null, attendees) : null
  return {
    total: total === null ? '' : formatPrice(total),
    perStudent: total === null || students === 0 ? '' : formatPrice(total / students),
  }
}

/** Returns the sentence about the year of the prices; '' without a service. */
export const quoteValidity = ({ service }: SentVisit) => (service ? priceValidityForSchool() : '')

/**
 * Returns the labels and values of a visit for the school's principal. Omits the day, the number (folio), the total and
 * unknown values.
 * @param school the school's name, or ''
 */
export function quoteFacts(visit: SentVisit, school: string): [term: string, value: string][] {
  const { perStudent } = visitCost(visit)
  const attendees = countAttendees(visit)
  const price = visit.service?.price ?? null
  const people = attendeeRows(visit)
    .filter(({ count }) => count > 0)
    .map(({ label, count }) => `${label}: ${count}`)
  return withoutEmpty([
    ['Escuela', school],
    ['Solicita', visit.teacherName],
    ['Servicio', visit.service?.name ?? ''],
    ['Asistentes', attendees === 0 ? '' : `${attendees} (${people.join('; ')})`],
    ['Precio por persona', price === null ? '' : formatPrice(price)],
    ['Por estudiante', perStudent && `${perStudent}, si el total se reparte entre ${countStudents(visit)} estudiantes`],
  ])
}

const withoutEmpty = (facts: [term: string, value: string][]) => facts.filter(([, value]) => value !== '')

const { address, phone } = settings.museum

/** Returns the price estimate as a message to the school's principal. @param school the school's name, or '' */
export function quoteText(visit: SentVisit, school: string): string {
  const [kind, ending] = isVirtual(visit.service)
    ? ['virtual', `${virtualLink.forSchool} Tel. ${phone}`]
    : ['escolar', `${address}. Tel. ${phone}`]
  const { total } = visitCost(visit)
  const facts = withoutEmpty([
    ['Fecha solicitada', visit.date === '' ? '' : formatDate(visit.date)],
    ['Horario', visitTime(visit)],
    ['Folio', visit.appointmentId],
    ...quoteFacts(visit, school),
    ['Total estimado', total],
  ])
  const lines = [
    `Visita ${kind} al Museo Memoria y Tolerancia (por confirmar)`,
    ...facts.map(([term, value]) => `${term}: ${value}`),
    quoteValidity(visit),
    ending,
  ]
  return lines.filter(Boolean).map(withoutControls).join('\n')
}
