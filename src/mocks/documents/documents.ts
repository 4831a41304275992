import { localDate } from '../calendar.ts'
import { museumFacts } from '../museumFacts.ts'
import { type Pass, passLink } from '../pass.ts'
import type { Stored, User } from '../records.ts'
import { inPesos, visitFacts } from '../visitFacts.ts'
import type { PdfContent } from './pdf.ts'

/** The courtesy pass, whose QR code opens the ticket desk's page. */
export function passDocument(pass: Pass, appOrigin: string): PdfContent {
  return {
    title: 'Entrada de cortesía',
    facts: [
      ...(pass.fullName === '' ? [] : [['A nombre de', pass.fullName] as [string, string]]),
      ['Vale por', 'Una entrada a la exposición permanente'],
      ['Código', pass.token],
    ],
    table: [],
    notes: [
      'Imprime esta hoja. El código debe verse completo y sin dobleces.',
      'Preséntala en la taquilla del museo.',
      'El código se valida una sola vez: lo hace la taquilla el día de tu visita.',
      museumFacts.hours,
    ],
    qr: passLink(pass, appOrigin),
  }
}

/** The pre-quote of a visit request, whose QR code opens the request in the app. */
export function appointmentDocument(visit: Stored<'appointments'>, user: User, appOrigin: string): PdfContent {
  const { date, schedule, arrival, contactPreference, service, price, lines, people, total } = visitFacts(visit)
  return {
    title: 'Precotización de visita',
    facts: [
      ['Solicitud', `${String(visit.id)}, del ${localDate(visit.created_at)}`],
      ['Solicita', visit.teacher_name],
      ['Escuela', user.school ?? ''],
      ['Fecha solicitada', date],
      ['Horario', schedule],
      ['Contacto preferido', contactPreference],
      ['Estado', 'Por confirmar con un ejecutivo del museo'],
    ],
    table: [
      ['Concepto', 'Personas', 'Por persona', 'Importe'],
      ...lines.map((line) => [line.concept, line.people.toLocaleString('es-MX'), inPesos(price), inPesos(line.amount)]),
      [`Total, ${service}`, people.toLocaleString('es-MX'), '', inPesos(total)],
    ],
    notes: [
      'Precios en pesos mexicanos, válidos solo para 2025.',
      'Este documento es una precotización y no un comprobante de pago.',
      arrival,
      'El código abre esta solicitud en la plataforma del museo.',
    ],
    qr: `${appOrigin}/solicitud-visita-confirmacion?folio=${String(visit.id)}`,
  }
}
