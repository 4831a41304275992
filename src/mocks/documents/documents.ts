import { formatPrice, PRICE_YEAR } from '../../model/prices.ts'
import { localDate } from '../calendar.ts'
import { museumFacts } from '../museumFacts.ts'
import { type Pass, passLink } from '../pass.ts'
import type { Stored, User } from '../records.ts'
import { visitFacts } from '../visitFacts.ts'
import type { PassContent } from './passPdf.ts'
import type { PdfContent } from './pdf.ts'

/**
 * Creates the PDF of a courtesy pass, with the same texts as the pass that the app prints. The QR code opens the ticket
 * desk's page.
 */
export function passDocument(pass: Pass, appOrigin: string): PassContent {
  const { name, address, phone, hours } = museumFacts
  return {
    title: 'Entrada de cortesía',
    museum: name,
    holder: pass.fullName,
    worth: 'Vale por una entrada a la exposición permanente',
    code: pass.token,
    where: [`${address}\n${phone}`, ...hours],
    steps: [
      'Corta por la línea de puntos.',
      'Dobla hacia atrás por la línea del centro: la puerta se cierra.',
      'En la taquilla, desdóblala: la puerta se abre y deja ver tu código.',
    ],
    notes: [
      'El código debe verse completo y sin dobleces.',
      'Se valida una sola vez: lo hace la taquilla el día de tu visita.',
    ],
    qr: passLink(pass, appOrigin),
  }
}

/** Creates the PDF with a visit request's estimated price. The QR code opens the request in the app. */
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
      ...lines.map((line) => [
        line.concept,
        line.people.toLocaleString('es-MX'),
        formatPrice(price),
        formatPrice(line.amount),
      ]),
      [`Total, ${service}`, people.toLocaleString('es-MX'), '', formatPrice(total)],
    ],
    notes: [
      `Precios en pesos mexicanos, válidos solo para ${PRICE_YEAR}.`,
      'Este documento es una precotización y no un comprobante de pago.',
      arrival,
      'El código abre esta solicitud en la plataforma del museo.',
    ],
    qr: `${appOrigin}/solicitud-visita-confirmacion?folio=${String(visit.id)}`,
  }
}
