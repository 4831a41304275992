import { inPesos } from '../money.ts'
import type { Message } from '../outbox.ts'
import type { Stored, User } from '../records.ts'
import { inPeople, visitFacts } from '../visitFacts.ts'
import { writeEmail } from './mailLayout.ts'

/** The e-mail with a visit request's facts, which the teacher asks for on the confirmation page. */
export function appointmentMail(visit: Stored<'appointments'>, user: User, appOrigin: string): Message {
  const facts = visitFacts(visit)
  return writeEmail({
    to: user.email,
    subject: `Tu solicitud de visita ${String(visit.id)}`,
    greeting: 'Recibimos tu solicitud de visita',
    paragraphs: [
      'Un ejecutivo del museo confirmará o actualizará la fecha y se pondrá en contacto contigo. Mientras tanto, la visita está por confirmar.',
    ],
    facts: [
      ['Folio', String(visit.id)],
      ['Profesor', visit.teacher_name],
      ['Escuela', user.school],
      ['Fecha solicitada', facts.date],
      ['Horario', facts.schedule],
      ['Servicio', facts.service],
      ...facts.lines.map(({ concept, people }): [string, string] => [concept, inPeople(people)]),
      ['Total de asistentes', inPeople(facts.people)],
      ['Precotización', inPesos(facts.total)],
      ['Contacto preferido', facts.contactPreference],
    ],
    action: {
      label: 'Ver mi solicitud',
      address: `${appOrigin}/solicitud-visita-confirmacion?folio=${String(visit.id)}`,
    },
    closing: [
      'El día de la visita, lleguen 15 minutos antes.',
      'Precios en pesos mexicanos, válidos solo para 2025. Esta precotización no es un comprobante de pago.',
    ],
  })
}
