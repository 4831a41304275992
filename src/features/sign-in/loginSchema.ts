import { object, string } from 'yup'

import { emailRule } from '@/lib/fieldRules'
import { messages } from '@/lib/messages'

export const loginSchema = object({
  email: emailRule(),
  password: string().required(messages.passwordRequired),
})
