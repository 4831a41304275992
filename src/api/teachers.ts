import { isTeacherProfile } from '@/model/session'

import { bearer, call, idInPath } from './http'
import { readResource, textOf } from './resource'

/** A teacher. Missing strings are ''. */
export interface Teacher {
  id: number
  /** The name followed by the surnames, as far as the API sends them. */
  name: string
  school: string
  email: string
}

/** `GET /users/{code}`, with a session's token if one exists. @returns null if the user is no teacher @throws ApiError */
export async function apiFindTeacher(code: string): Promise<Teacher | null> {
  return call({ url: `/users/${idInPath(code)}`, ...bearer() }, (body) => {
    const { id, profile_id, name, first_lastname, second_lastname, school, email } = readResource(body)
    if (!isTeacherProfile(profile_id)) return null
    const names = [name, first_lastname, second_lastname].map(textOf).filter((one) => one !== '')
    return { id: Number(id), name: names.join(' '), school: textOf(school), email: textOf(email) }
  })
}
