import { object, string } from 'yup'

import type { ContactMessage } from '@/api/contacts'
import { emailRule } from '@/lib/fieldRules'

export const contactSchema = object({
  subject: string().trim().required('El asunto es obligatorio'),
  email: emailRule(),
  message: string().trim().required('El mensaje es obligatorio'),
})

/** The body of the request: texts without the spaces around them, as the rules have it. */
export const toContactPayload = (values: ContactMessage): ContactMessage => contactSchema.cast(values)

/** An empty message. @param sender null for signed-out users */
export const blankMessage = (sender: { email: string } | null): ContactMessage => ({
  subject: '',
  email: sender?.email ?? '',
  message: '',
})
