import type { Contact } from '../records.ts'
import { Refusal } from '../refusal.ts'
import { checks, EMAIL } from './checks.ts'

/**
 * Reads a message to the museum by the rules of the form.
 * @throws Refusal 422 whose sentences are the problems, in the order of the form.
 */
export function readContact(payload: Record<string, unknown>): Omit<Contact, 'id' | 'created_at'> {
  const check = checks(payload)
  const contact = {
    subject: check.requiredText('subject', 'El asunto es obligatorio'),
    email: check.requiredText('email', 'El correo es obligatorio.'),
    message: check.longText('message', 'El mensaje es obligatorio'),
  }
  check.refuseIf(contact.email !== '' && !EMAIL.test(contact.email), 'No es un correo válido.')
  if (check.problems.length > 0) throw new Refusal(422, ...check.problems)
  return contact
}
