import type { Message } from '../outbox.ts'
import type { Requests } from '../records.ts'
import { writeEmail } from './mailLayout.ts'

/** Where the museum reads what people write. */
export const MUSEUM_MAILBOX = 'contacto@museo.example.mx'

/** The e-mail that brings a message of the contact form to the museum. */
export function contactMail({ subject, email, message }: Requests['contacts']): Message {
  return writeEmail({
    to: MUSEUM_MAILBOX,
    subject: `Contacto: ${subject}`,
    greeting: subject,
    facts: [['Responder a', email]],
    paragraphs: message.split(/\n+/).filter((paragraph) => paragraph.trim() !== ''),
  })
}
