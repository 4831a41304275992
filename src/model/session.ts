import Cookies from 'js-cookie'

import { isId, isRecord, stringOr } from '@/lib/untrusted'

const TEACHER = 1

const profileNames: Record<number, string> = { 1: 'Profesor', 2: 'Padre de Familia', 3: 'Otro' }

/** Whether a profile is the teacher profile. @param profileId a number, or a string of digits from a form */
export const isTeacherProfile = (profileId: unknown): boolean => Number(profileId) === TEACHER

export const profileName = (profileId: number): string => profileNames[profileId] ?? 'Otro'

/** The signed-in user, as read from the session's cookies. The names and the e-mail may be ''. */
export interface SessionUser {
  id: number
  name: string
  first_lastname: string
  second_lastname: string
  email: string
  auth_token: string
  profile_id: number
  /** Whether the user has requested a visit. If so, the menus show 'Proyecto de Visita'. */
  hasAppointments: boolean
  /** Whether the cookie `teacher` exists. Sign-in sets this cookie for teacher profiles. */
  isTeacher: boolean
}

export const fullName = ({ name, first_lastname, second_lastname }: SessionUser) =>
  [name, first_lastname, second_lastname].filter(Boolean).join(' ')

const cookieNames = [
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
  // Written last. Once it exists, all other cookies belong to the same user.
  'user',
] as const

type CookieName = (typeof cookieNames)[number]

/** A second copy of the token. Sibling sites can overwrite all cookies but `__Host-` ones, which need https. */
const OWN_TOKEN = '__Host-token'

const isSecure = () => window.location.protocol === 'https:'

function write(name: CookieName | typeof OWN_TOKEN, value: string) {
  Cookies.set(name, value, { path: '/', sameSite: 'Lax', secure: isSecure() })
}

function remove(name: CookieName) {
  Cookies.remove(name, { path: '/' })
}

/** Whether this site, not another site on the same domain, set the token. Always true over http. */
const isOwnToken = (token: string) => !isSecure() || Cookies.get(OWN_TOKEN) === token

/** Returns the values of the session's cookies for a user. @param hash the result of `sessionHash` */
export function sessionCookieValues(user: SessionUser, hash: string): Partial<Record<CookieName, string>> {
  const { id, name, first_lastname, second_lastname, auth_token } = user
  return {
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
    ...(user.isTeacher && { teacher: 'true' }),
    user: JSON.stringify({ id, name, first_lastname, second_lastname, auth_token }),
  }
}

/** Whether both are null, or the same user with the same session and data. */
export const isSameUser = (one: SessionUser | null, other: SessionUser | null): boolean =>
  one && other ? Object.entries(one).every(([key, value]) => Object.is(value, Reflect.get(other, key))) : one === other

/**
 * Overwrites the cookies of an earlier session. Without cookies in between, other tabs would sign out.
 * @returns false, without any cookies, if cookies are blocked or too large, or if an older cookie hides ours
 */
export function saveSession(user: SessionUser, hash: string): boolean {
  const values = sessionCookieValues(user, hash)
  if (isSecure()) write(OWN_TOKEN, user.auth_token)
  for (const cookie of cookieNames) {
    const value = values[cookie]
    if (value === undefined) remove(cookie)
    else write(cookie, value)
  }
  if (isSameUser(readSession(), user)) return true
  clearSession()
  return false
}

export function saveAppointment(appointmentId: string): void {
  write('appointments', 'true')
  write('appointment_id', appointmentId)
}

/** Returns the id of the last visit requested in this session, or null. */
export function lastAppointmentId(): string | null {
  const folio = Cookies.get('appointment_id') ?? ''
  return isId(folio) ? folio : null
}

/** Returns the signed-in user; null if cookies are missing, damaged or contradictory, as other sites can set them. */
export function readSession(): SessionUser | null {
  try {
    const user: unknown = JSON.parse(Cookies.get('user') ?? 'null')
    if (!isRecord(user)) return null
    const id = Number(user['id'])
    const auth_token = stringOr(user['auth_token'])
    if (!Number.isInteger(id) || id <= 0 || auth_token === '') return null
    if (Cookies.get('id') !== String(id) || Cookies.get('token') !== auth_token) return null
    if (!isOwnToken(auth_token)) return null
    return {
      id,
      auth_token,
      name: stringOr(user['name']),
      first_lastname: stringOr(user['first_lastname']),
      second_lastname: stringOr(user['second_lastname']),
      email: Cookies.get('email') ?? '',
      profile_id: Number(Cookies.get('profile_id')),
      hasAppointments: Cookies.get('appointments') === 'true',
      isTeacher: Cookies.get('teacher') !== undefined,
    }
  } catch {
    return null
  }
}

export const sessionToken = (): string | null => readSession()?.auth_token ?? null

export function clearSession(): void {
  cookieNames.forEach(remove)
  // Browsers ignore the removal of a `__Host-` cookie unless it is `secure`.
  Cookies.remove(OWN_TOKEN, { path: '/', secure: true })
}

/** Returns the session's cookies by name, for the content site. Omits the copy of the token. */
export function sessionCookies(): Partial<Record<CookieName, string>> {
  return Object.fromEntries(
    cookieNames.flatMap((name) => {
      const value = Cookies.get(name)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
