import { settings } from '@/lib/env'

import { call } from './http'
import { readNothing, readResource } from './resource'

/** What everybody sends to register; teachers add their school. */
export interface RegistrationPayload {
  name: string
  email: string
  password: string
  profile_id: number
  /** YYYY-MM-DD or empty */
  date_of_birth: string
  theme_ids: number[]
  first_lastname?: string
  second_lastname?: string
  phone?: string
  school?: string
  cct?: string
  subject?: string
  school_grade_id?: number
  school_type_id?: number
}

/** Devise servers often want an envelope: `VITE_API_WRAP_USER`. */
export const enveloped = (user: object) => (settings.wrapUser ? { user } : user)

/** @returns the id of the new user. */
export const register = (user: RegistrationPayload): Promise<string> =>
  call({ method: 'post', url: '/users', data: enveloped(user) }, (body) => readResource(body).id)

/** Validates an account with the token of the e-mail. A GET that changes data: once per token, never repeated. */
export const confirmAccount = (token: string): Promise<void> =>
  call({ url: '/users/confirmation', params: { locale: 'es', confirmation_token: token } }, readNothing)
