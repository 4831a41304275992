import { isVirtual, virtualLink, visitTime } from '@/content/virtualVisits'
import { attendeeRows, countAttendees, countStudents } from '@/model/attendees'
import { formatDate } from '@/lib/dateTexts'
import { settings } from '@/model/env'
import { formatListPrice, formatPrice, preQuote, priceValidityForSchool } from '@/model/prices'
import { withoutControls } from '@/lib/untrusted'
import type { SentVisit } from '@/model/visits'

/**
 * Returns the formatted total, or '', and the cost per student, or null, if the price or the number of people is
 * unknown. The cost per student is in whole pesos, rounded up, so that all students together pay at least the total.
 */
export function visitCost(visit: SentVisit) {
  const attendees = countAttendees(visit)
  const students = countStudents(visit)
  const total = attendees > 0 ? preQuote(visit.service?.price ?? null, attendees) : null
  return {
    total: total === null ? '' : formatPrice(total),
    // Rounded to cents first, because a product such as 3 × 33.4 is slightly too large.
    perStudent: total === null || students === 0 ? null : Math.ceil(Math.round(total * 100) / 100 / students),
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
  const share = `si el total se reparte entre ${countStudents(visit)} estudiantes`
  return withoutEmpty([
    ['Escuela', school],
    ['Solicita', visit.teacherName],
    ['Servicio', visit.service?.name ?? ''],
    ...attendeeFacts(visit),
    ['Por estudiante', perStudent === null ? '' : `${formatListPrice(perStudent)}, ${share}`],
  ])
}

/** Returns the number of attendees and the price per person, if they are known. */
export function attendeeFacts(visit: SentVisit): [term: string, value: string][] {
  const attendees = countAttendees(visit)
  const price = visit.service?.price ?? null
  const people = attendeeRows(visit)
    .filter(({ count }) => count > 0)
    .map(({ label, count }) => `${label}: ${count}`)
  return withoutEmpty([
    ['Asistentes', attendees === 0 ? '' : `${attendees} (${people.join('; ')})`],
    ['Precio por persona', price === null ? '' : formatPrice(price)],
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
