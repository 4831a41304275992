import Cookies from 'js-cookie'

import { profileName, TEACHER_PROFILE } from './profiles'
import { isRecord } from './record'

/** The signed-in person, as far as the session's cookies tell. */
export interface SessionUser {
  id: number
  name: string
  first_lastname: string
  second_lastname: string
  email: string
  auth_token: string
  profile_id: number
  /** Whether the person has asked for a visit: 'Proyecto de Visita' shows. */
  hasAppointments: boolean
  /** The cookie `teacher`, which the guards go by. */
  isTeacher: boolean
}

/** The name and surnames that are known, as one text; may be empty. */
export const fullName = ({ name, first_lastname, second_lastname }: SessionUser) =>
  [name, first_lastname, second_lastname].filter(Boolean).join(' ')

const cookieNames = [
  'user',
  'token',
  'id',
  'email',
  'profile_id',
  'hash',
  'appointments',
  'name',
  'first_lastname',
  'second_lastname',
  'appointment_id',
  'profile',
  'teacher',
] as const

type CookieName = (typeof cookieNames)[number]

function write(name: CookieName, value: string) {
  Cookies.set(name, value, { path: '/', sameSite: 'Lax', secure: window.location.protocol === 'https:' })
}

const remove = (name: CookieName) => {
  Cookies.remove(name, { path: '/' })
}

/**
 * Writes the session's cookies, each over the one before: another tab that looks meanwhile never finds nobody.
 * @param hash hex SHA-256 of id and e-mail, see `sessionHash`.
 */
export function saveSession(user: SessionUser, hash: string): void {
  const { id, name, first_lastname, second_lastname, auth_token } = user
  const values: Partial<Record<CookieName, string>> = {
    token: auth_token,
    id: String(id),
    email: user.email,
    profile_id: String(user.profile_id),
    hash,
    appointments: String(user.hasAppointments),
    name,
    first_lastname,
    second_lastname,
    profile: profileName(user.profile_id),
    ...(user.profile_id === TEACHER_PROFILE && { teacher: 'true' }),
  }
  for (const cookie of cookieNames) {
    const value = values[cookie]
    if (value !== undefined) write(cookie, value)
    else if (cookie !== 'user') remove(cookie)
  }
  // The last one, since it says who is signed in: by then the others are that person's.
  write('user', JSON.stringify({ id, name, first_lastname, second_lastname, auth_token }))
}

/** Notes in the session that a visit was requested. */
export function saveAppointment(appointmentId: string): void {
  write('appointments', 'true')
  write('appointment_id', appointmentId)
}

/** The appointment that this session requested last, as its cookie tells; null when there is none. */
export function lastAppointmentId(): string | null {
  return Cookies.get('appointment_id') ?? null
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Who is signed in on this browser. Missing or damaged cookies mean nobody. */
export function readSession(): SessionUser | null {
  try {
    const user: unknown = JSON.parse(Cookies.get('user') ?? 'null')
    if (!isRecord(user)) return null
    const id = Number(user['id'])
    const auth_token = text(user['auth_token'])
    if (!Number.isInteger(id) || id <= 0 || auth_token === '') return null
    return {
      id,
      auth_token,
      name: text(user['name']),
      first_lastname: text(user['first_lastname']),
      second_lastname: text(user['second_lastname']),
      email: Cookies.get('email') ?? '',
      profile_id: Number(Cookies.get('profile_id')),
      hasAppointments: Cookies.get('appointments') === 'true',
      isTeacher: Cookies.get('teacher') !== undefined,
    }
  } catch {
    return null
  }
}

/** The bearer of the authenticated calls, or null without a session. */
export function sessionToken(): string | null {
  return readSession()?.auth_token ?? null
}

export function clearSession(): void {
  cookieNames.forEach(remove)
}

/** The session's cookies as one object: what the content site is told. */
export function sessionCookies(): Partial<Record<CookieName, string>> {
  return Object.fromEntries(
    cookieNames.flatMap((name) => {
      const value = Cookies.get(name)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
