import { settings } from '@/model/env'

import { acknowledged, bearer, change } from './http'
import { type Profile, readProfile } from './profileFields'
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

/** The body of `PATCH /users/{id}`: the data that users can change. */
export type ProfilePayload = Omit<RegistrationPayload, 'password'>

/** Wraps a user's data in `{"user": …}` when `VITE_API_WRAP_USER` is true. */
const enveloped = (user: object) => (settings.wrapUser ? { user } : user)

/** `POST /users`: creates an account. @returns the id of the new user @throws ApiError */
export const apiRegister = async (user: RegistrationPayload): Promise<string> =>
  change({ method: 'post', url: '/users', data: enveloped(user) }, (body) => readResource(body).id)

/** `GET /users/confirmation?confirmation_token=`, without a session: validates an account, once. @throws ApiError */
export const apiConfirmAccount = async (token: string): Promise<void> =>
  acknowledged({ url: '/users/confirmation', params: { locale: 'es', confirmation_token: token } })

/** `PATCH /users/{id}` with the session's token. @returns the response's values, else those sent @throws ApiError */
export const apiSaveProfile = async (userId: number, profile: ProfilePayload): Promise<Profile> =>
  change({ method: 'patch', url: `/users/${userId}`, data: enveloped(profile), ...bearer() }, (body) => {
    const saved = readProfile({ ...profile, ...readResource(body) })
    return { ...saved, email: saved.email || profile.email }
  })
