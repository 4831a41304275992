import type { Message } from '../outbox.ts'
import { fullNameOf, type User } from '../records.ts'
import { writeEmail } from './mailLayout.ts'

/** The e-mail that a student gets from their teacher. Its link opens the questionnaire with the teacher's code. */
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
