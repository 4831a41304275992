import { object, string } from 'yup'

import type { ContactMessage } from '@/api/contacts'
import { emailRule } from '@/lib/fieldRules'

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

/** An empty message. @param sender null when nobody is signed in */
export const blankMessage = (sender: { email: string } | null): ContactMessage => ({
  subject: '',
  email: sender?.email ?? '',
  message: '',
})
