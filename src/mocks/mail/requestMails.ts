import { formatPrice, PRICE_YEAR } from '../../model/prices.ts'
import type { Message } from '../outbox.ts'
import { fullNameOf, type Requests, type Stored, type User } from '../records.ts'
import { inPeople, visitFacts } from '../visitFacts.ts'
import { writeEmail } from './mailLayout.ts'

/** Writes the e-mail with a visit request's data. Teachers request this e-mail on «Tu visita». */
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
      ['Precotización', formatPrice(facts.total)],
      ['Contacto preferido', facts.contactPreference],
    ],
    action: {
      label: 'Ver tu visita',
      address: `${appOrigin}/solicitud-visita-confirmacion?folio=${String(visit.id)}`,
    },
    closing: [
      facts.arrival,
      `Precios en pesos mexicanos, válidos solo para ${PRICE_YEAR}. Esta precotización no es un comprobante de pago.`,
    ],
  })
}

/** The museum's inbox. */
export const MUSEUM_MAILBOX = 'contacto@museo.example.mx'

/** Writes an e-mail to the museum that contains a message from the contact form. */
export function contactMail({ subject, email, message }: Requests['contacts']): Message {
  return writeEmail({
    to: MUSEUM_MAILBOX,
    subject: `Contacto: ${subject}`,
    greeting: subject,
    facts: [['Responder a', email]],
    paragraphs: message.split(/\n+/).filter((paragraph) => paragraph.trim() !== ''),
  })
}

/** Writes the e-mail to a student. Its link opens the questionnaire with the teacher's code. */
export function questionnaireMail(to: string, teacher: User, appOrigin: string): Message {
  return writeEmail({
    to,
    subject: 'Cuestionario de tu visita al Museo Memoria y Tolerancia',
    greeting: 'Te invitamos a responder el cuestionario de visita',
    paragraphs: [
      'Son 15 preguntas de opción múltiple sobre los temas del museo. No necesitas una cuenta.',
      'Algunas preguntas hablan de genocidios y discriminación. Respóndelas con calma.',
    ],
    facts: [
      ['Te lo envía', fullNameOf(teacher)],
      ['Escuela', teacher.school],
      ['Código de profesor', String(teacher.id)],
    ],
    action: {
      label: 'Responder el cuestionario',
      address: `${appOrigin}/responder-cuestionario?codigo=${String(teacher.id)}`,
    },
    closing: ['Si no conoces a esta persona, ignora este mensaje.'],
  })
}
