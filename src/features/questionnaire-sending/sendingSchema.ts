import { mixed, object, string } from 'yup'

import type { StudentEmails } from '@/lib/drafts'
import { readEmails } from '@/lib/emailList'
import { addChips, type Chips, type ChipsChange, noChange, nothingHappened, withoutChips } from '@/ui/chips/chips'

export interface SendingValues {
  emails: ChipsChange
}

const addresses = ({ items, typed }: Pick<Chips, 'items' | 'typed'>): readonly string[] =>
  addChips({ items, typed, rejected: [] }, readEmails(typed)).chips.items

/** The addresses to send to: the chips, and the addresses in the text that is not yet a chip. */
export const recipients = ({ emails }: SendingValues) => addresses(emails.chips)

export const NO_RECIPIENTS = 'Agrega al menos un correo para enviar.'

export const sendingSchema = object({
  emails: object({
    chips: object({ items: mixed<readonly string[]>().default([]), typed: string().default('') }),
  }).test({ message: NO_RECIPIENTS, test: ({ chips }) => addresses(chips).length > 0 }),
})

export const emptySending: SendingValues = { emails: noChange }

export const restoreSending = (chips: StudentEmails): SendingValues => ({ emails: { chips, event: nothingHappened } })

export const storedSending = ({ emails }: SendingValues): StudentEmails => emails.chips

/** The form without the addresses that were sent to. Rejected texts and addresses added since then stay. */
export function withoutSent({ emails: { chips } }: SendingValues, sent: readonly string[]): SendingValues {
  const typed = addresses({ items: [], typed: chips.typed })
  const isSent = typed.length > 0 && typed.every((email) => sent.includes(email))
  return restoreSending({ ...withoutChips(chips, sent), typed: isSent ? '' : chips.typed })
}
