import { isVirtual, virtualLink } from '@/content/virtualVisits'
import { formatDate } from '@/lib/dateTexts'
import { withoutControls } from '@/lib/untrusted'
import { attendeeRows, countAttendees, countStudents } from '@/model/attendees'
import { settings } from '@/model/env'
import { formatListPrice, formatPrice } from '@/model/prices'
import type { SentVisit } from '@/model/visits'

import { type PaperDetails, quoteValidity, visitCost } from './paperDetails'

type Fact = [term: string, value: string]

const onlyKnown = (facts: Fact[]) => facts.filter(([, value]) => value !== '')

/**
 * Returns the facts of both papers and the message, except day and folio; the last two are where and when to meet.
 * @param blank replaces unknown values, which are otherwise omitted, as an unknown cost always is
 */
export function visitFacts(visit: SentVisit, school: string, details: PaperDetails, blank = ''): Fact[] {
  const { group, cost, meetingPlace, returnTime, bring } = details
  const share = cost === visitCost(visit).perStudent ? `, si el total se reparte entre ${countStudents(visit)}` : ''
  return onlyKnown([
    ['Escuela', school || blank],
    ['Docente', visit.teacherName || blank],
    ['Servicio', visit.service?.name ?? blank],
    ['Grupo', group || blank],
    ['Costo por estudiante', cost === '' ? '' : `${formatListPrice(cost)}${share}`],
    ['Qué llevar', bring || blank],
    ['Punto de reunión', meetingPlace || blank],
    ['Hora de regreso', returnTime || blank],
  ])
}

/** Returns the number of attendees and the price per person, if they are known. */
export function attendeeFacts(visit: SentVisit): Fact[] {
  const attendees = countAttendees(visit)
  const price = visit.service?.price ?? null
  const people = attendeeRows(visit)
    .filter(({ count }) => count > 0)
    .map(({ label, count }) => `${label}: ${count}`)
  return onlyKnown([
    ['Asistentes', attendees === 0 ? '' : `${attendees} (${people.join('; ')})`],
    ['Precio por persona', price === null ? '' : formatPrice(price)],
  ])
}

const { address, phone } = settings.museum

/** Returns the price estimate as a message to the school's principal. @param school the school's name, or '' */
export function quoteText(visit: SentVisit, school: string, details: PaperDetails): string {
  const { date, time, isConfirmed } = details
  const [kind, ending] = isVirtual(visit.service)
    ? ['virtual', `${virtualLink.forSchool} Tel. ${phone}`]
    : ['escolar', `${address}. Tel. ${phone}`]
  const facts = onlyKnown([
    [isConfirmed ? 'Fecha' : 'Fecha solicitada', date === '' ? '' : formatDate(date)],
    ['Horario', time],
    ['Folio', visit.appointmentId],
    ...visitFacts(visit, school, details),
    ...attendeeFacts(visit),
    ['Total estimado', visitCost(visit).total],
  ])
  const lines = [
    `Visita ${kind} al Museo Memoria y Tolerancia${isConfirmed ? '' : ' (por confirmar)'}`,
    ...facts.map(([term, value]) => `${term}: ${value}`),
    quoteValidity(visit),
    ending,
  ]
  return lines.filter(Boolean).map(withoutControls).join('\n')
}
