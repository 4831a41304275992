import { settings } from '@/model/env'

import { acknowledged, change } from './http'
import { readResource } from './resource'

/** The body of `POST /users`. Only teachers send the optional fields. */
export interface RegistrationPayload {
  name: string
  email: string
  password: string
  profile_id: number
  /** YYYY-MM-DD, or '' if the user left the field empty. */
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

/** Wraps a user's data in `{"user": …}` when `VITE_API_WRAP_USER` is true. */
export const enveloped = (user: object) => (settings.wrapUser ? { user } : user)

/**
 * `POST /users`: creates an account.
 * @returns the id of the new user
 * @throws ApiError
 */
export const apiRegister = async (user: RegistrationPayload): Promise<string> =>
  change({ method: 'post', url: '/users', data: enveloped(user) }, (body) => readResource(body).id)

/**
 * `GET /users/confirmation?confirmation_token=`, without a session: validates the account that an e-mailed link belongs
 * to. Although the method is GET, the call changes data, so call it only once per link.
 * @throws ApiError
 */
export const apiConfirmAccount = async (token: string): Promise<void> =>
  acknowledged({ url: '/users/confirmation', params: { locale: 'es', confirmation_token: token } })
