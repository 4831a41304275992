import { object } from 'yup'

import type { ContactMessage } from '@/api/contacts'
import { cleanLines } from '@/lib/cleanText'
import { emailRule, textRule } from '@/lib/fieldRules'

export const contactSchema = object({
  subject: textRule().required('El asunto es obligatorio'),
  email: emailRule(),
  message: textRule(cleanLines).required('El mensaje es obligatorio'),
})

/** Returns the request's body, cleaned. */
export const toContactPayload = (values: ContactMessage): ContactMessage => contactSchema.cast(values)

/** Returns a message with only the sender's e-mail filled in. @param sender null for signed-out users */
export const blankMessage = (sender: { email: string } | null): ContactMessage => ({
  subject: '',
  email: sender?.email ?? '',
  message: '',
})
