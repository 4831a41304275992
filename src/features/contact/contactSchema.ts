import { object, string } from 'yup'

import type { ContactMessage } from '@/api/contacts'
import { emailRule } from '@/lib/formRules'
import { contactDraft } from '@/lib/personalStorage'

export const contactSchema = object({
  subject: string().trim().required('El asunto es obligatorio'),
  email: emailRule(),
  message: string().trim().required('El mensaje es obligatorio'),
})

export const toContactPayload = ({ subject, email, message }: ContactMessage): ContactMessage => ({
  subject: subject.trim(),
  email: email.trim(),
  message: message.trim(),
})

interface Sender {
  id: number
  email: string
}

/** An empty message of this sender; whoever is signed out is nobody known. */
export const blankMessage = (sender: Sender | null): ContactMessage => ({
  subject: '',
  email: sender?.email ?? '',
  message: '',
})

const idOf = (sender: Sender | null) => sender?.id ?? null

/** What the browser still holds of an unsent message. */
export function readContactDraft(sender: Sender | null): ContactMessage {
  const draft = contactDraft(idOf(sender)).read() ?? {}
  const blank = blankMessage(sender)
  const text = (name: keyof ContactMessage) => {
    const value = draft[name]
    return typeof value === 'string' ? value : blank[name]
  }
  return { subject: text('subject'), email: text('email'), message: text('message') }
}

/** Keeps an unsent message; an empty one is not worth keeping. */
export function keepContactDraft(sender: Sender | null, values: ContactMessage): void {
  const draft = contactDraft(idOf(sender))
  const blank = blankMessage(sender)
  const isBlank = values.subject === '' && values.message === '' && values.email === blank.email
  if (isBlank) draft.clear()
  else draft.write({ ...values })
}
