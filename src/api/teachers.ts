import { isTeacherProfile } from '@/lib/session'

import { bearer, call, idInPath } from './http'
import { readResource, textOf } from './resource'

/** A teacher. Missing texts are ''. */
export interface Teacher {
  id: number
  /** The name and the surnames that the API sends. */
  name: string
  school: string
  email: string
}

/**
 * `GET /users/{code}`, with the session's token if there is a session: the teacher with this code, which is a user id.
 * @returns null if the user with this code is not a teacher
 * @throws ApiError; `refused` if there is no such user
 */
export async function apiFindTeacher(code: string): Promise<Teacher | null> {
  return call({ url: `/users/${idInPath(code)}`, ...bearer() }, (body) => {
    const { id, profile_id, name, first_lastname, second_lastname, school, email } = readResource(body)
    if (!isTeacherProfile(profile_id)) return null
    const names = [name, first_lastname, second_lastname].map(textOf).filter((one) => one !== '')
    return { id: Number(id), name: names.join(' '), school: textOf(school), email: textOf(email) }
  })
}
