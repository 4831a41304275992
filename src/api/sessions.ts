import { readFreePass } from '@/model/freePass'
import { isTeacherProfile, type SessionUser } from '@/model/session'

import { ApiError } from './apiError'
import { change } from './http'
import { type Flat, idsOf, readResource, textOf } from './resource'

/** The `user` of `POST /users/sign_in`. */
export interface Credentials {
  email: string
  password: string
}

/** Whether the user has requested a visit. `appointments` may be a list, a count or a boolean. */
function hasAppointments(appointments: unknown): boolean {
  if (Array.isArray(appointments)) return appointments.length > 0
  return appointments === true || Number(appointments) > 0
}

function readUser(flat: Flat): SessionUser {
  const id = Number(flat.id)
  const auth_token = textOf(flat['auth_token'])
  if (!Number.isInteger(id) || id <= 0 || auth_token === '') throw new ApiError('unreadable')
  const profile_id = Number(flat['profile_id'])
  return {
    id,
    auth_token,
    profile_id,
    name: textOf(flat['name']),
    first_lastname: textOf(flat['first_lastname']),
    second_lastname: textOf(flat['second_lastname']),
    email: textOf(flat['email']),
    hasAppointments: hasAppointments(flat['appointments']),
    isTeacher: isTeacherProfile(profile_id),
  }
}

/** `POST /users/sign_in`. @throws ApiError; `unreadable` also without `auth_token` or a positive integer id */
export const apiSignIn = async (credentials: Credentials) =>
  change({ method: 'post', url: '/users/sign_in', data: { user: credentials } }, (body) => {
    const flat = readResource(body)
    return {
      user: readUser(flat),
      signInCount: Number(flat['sign_in_count']),
      freePass: readFreePass(flat['free_pass']),
      /** The folios (request numbers) of those visits of the user that the API lists. */
      folios: idsOf(flat['appointments']),
    }
  })
