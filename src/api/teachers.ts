import { TEACHER_PROFILE } from '@/lib/profiles'
import { isUserId } from '@/lib/userId'

import { ApiError } from './apiError'
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
 * @throws ApiError; as for a code of nobody, without a call, when it cannot be anybody's.
 */
export async function findTeacher(code: string): Promise<Teacher | null> {
  if (!isUserId(code)) throw new ApiError('refused', { status: 404 })
  return call({ url: `/users/${code}`, ...bearer() }, (body) => {
    const { id, profile_id, name, first_lastname, second_lastname, school, email } = readResource(body)
    if (Number(profile_id) !== TEACHER_PROFILE) return null
    const names = [name, first_lastname, second_lastname].map(textOf).filter((one) => one !== '')
    return { id: Number(id), name: names.join(' '), school: textOf(school), email: textOf(email) }
  })
}
