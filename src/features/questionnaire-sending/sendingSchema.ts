import { mixed, object, string } from 'yup'

import type { StudentEmails } from '@/model/drafts'
import { readEmails, type RejectedEmail } from '@/lib/emailList'
import { addChips, type Chips, noChips, withoutChips } from '@/ui/chips/chips'

export interface SendingValues {
  emails: Chips
}

/** Returns the addresses to send to: the chips, and any addresses in the text field. */
export const recipients = ({ emails }: SendingValues): readonly string[] =>
  addChips(emails, readEmails(emails.typed)).items

export const NO_RECIPIENTS = 'Agrega al menos un correo para enviar.'

export const sendingSchema = object({
  emails: object({
    items: mixed<readonly string[]>().default([]),
    rejected: mixed<readonly RejectedEmail[]>().default([]),
    typed: string().default(''),
    notice: string().default(''),
  }).test({ message: NO_RECIPIENTS, test: (emails) => recipients({ emails }).length > 0 }),
})

export const emptySending: SendingValues = { emails: noChips }

/** Converts a stored draft to form values. Validates its addresses again. */
export function restoreSending({ items, rejected, typed }: StudentEmails): SendingValues {
  const emails = addChips({ ...noChips, rejected }, readEmails(items.join('\n')), typed)
  return { emails: { ...emails, notice: '' } }
}

export const storedSending = ({ emails: { notice: _notice, ...stored } }: SendingValues): StudentEmails => stored

/** Removes the sent addresses. Keeps rejected input, and addresses added while sending. */
export function withoutSent({ emails }: SendingValues, sent: readonly string[]): SendingValues {
  const typed = readEmails(emails.typed).found
  const isSent = typed.length > 0 && typed.every((email) => sent.includes(email))
  return { emails: { ...withoutChips(emails, sent), typed: isSent ? '' : emails.typed } }
}
