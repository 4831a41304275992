import { object, string } from 'yup'

import type { Credentials } from '@/api/sessions'
import { emailRule } from '@/lib/fieldRules'
import { messages } from '@/lib/messages'

export const loginSchema = object({
  email: emailRule(),
  password: string().required(messages.passwordRequired),
})

export const toCredentials = (values: Credentials): Credentials => loginSchema.cast(values)
