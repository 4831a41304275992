import { TEACHER_PROFILE } from '@/lib/profiles'

import { bearer, call } from './http'
import { readResource, textOf } from './resource'

export interface Teacher {
  id: number
  /** Name and surnames. */
  name: string
  school: string
  email: string
}

/**
 * Looks a code up, with the bearer when there is a session.
 * @returns null when the code is somebody's who is not a teacher.
 */
export const findTeacher = (code: string): Promise<Teacher | null> =>
  call({ url: `/users/${encodeURIComponent(code)}`, ...bearer() }, (body) => {
    const { id, profile_id, name, first_lastname, second_lastname, school, email } = readResource(body)
    if (Number(profile_id) !== TEACHER_PROFILE) return null
    const names = [name, first_lastname, second_lastname].map(textOf).filter((one) => one !== '')
    return { id: Number(id), name: names.join(' '), school: textOf(school), email: textOf(email) }
  })
