import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import {
  clearSession,
  fullName,
  lastAppointmentId,
  readSession,
  saveAppointment,
  saveSession,
  sessionCookies,
  sessionToken,
} from '@/model/session'
import { sessionHash } from '@/model/sessionHash'

const odd = {
  id: 7,
  name: 'Ana "La Maestra"; Ñúñez 🌱',
  first_lastname: "O'Farrill",
  second_lastname: '<b>,=\\',
  email: 'ana+visita@escuela.mx',
  auth_token: 'token;de "ana"',
  profile_id: 1,
  hasAppointments: false,
  isTeacher: true,
}

const cookieNames = () =>
  document.cookie
    .split('; ')
    .map((cookie) => cookie.replace(/=.*/, ''))
    .toSorted((a, b) => a.localeCompare(b))

describe('the session cookies', () => {
  it('restore the written user, whatever characters the names contain', () => {
    saveSession(odd, 'hash')
    expect(readSession()).toEqual(odd)
    expect(sessionToken()).toBe(odd.auth_token)
  })

  it('are exactly those of the contract', () => {
    const { id, name, first_lastname, second_lastname, auth_token } = odd
    saveSession(odd, 'hash')
    saveAppointment('51')
    expect(cookieNames()).toEqual(
      (
        'appointment_id appointments email first_lastname hash id name profile profile_id second_lastname ' +
        'teacher token user'
      ).split(' '),
    )
    expect(sessionCookies()).toEqual({
      token: auth_token,
      id: '7',
      email: odd.email,
      profile_id: '1',
      hash: 'hash',
      appointments: 'true',
      name,
      first_lastname,
      second_lastname,
      appointment_id: '51',
      profile: 'Profesor',
      teacher: 'true',
      user: JSON.stringify({ id, name, first_lastname, second_lastname, auth_token }),
    })
    expect(readSession()?.hasAppointments).toBe(true)
  })

  it('replace the previous session, and include the teacher cookie only for teachers', () => {
    saveSession(odd, 'hash')
    saveAppointment('51')
    saveSession({ ...odd, id: 8, profile_id: 2, isTeacher: false }, 'hash')
    expect(sessionCookies()).not.toHaveProperty('teacher')
    expect(sessionCookies()).not.toHaveProperty('appointment_id')
    expect(sessionCookies()).toMatchObject({ profile: 'Padre de Familia' })
    expect(readSession()?.isTeacher).toBe(false)
    clearSession()
    expect(document.cookie).toBe('')
    expect(readSession()).toBeNull()
  })

  it('always contain a user during a rewrite, because other tabs may read the cookies', () => {
    saveSession(odd, 'hash')
    const cookies = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {}
    const seen = new Set<string | undefined>()
    Object.defineProperty(Document.prototype, 'cookie', {
      ...cookies,
      set(this: Document, cookie: string) {
        cookies.set?.call(this, cookie)
        seen.add(readSession()?.name)
      },
    })
    onTestFinished(() => void Object.defineProperty(Document.prototype, 'cookie', cookies))

    saveSession({ ...odd, name: 'Ana María' }, 'hash')

    expect([...seen]).toEqual([odd.name, 'Ana María'])
  })
})

/** A browser whose `document.cookie` differs from the cookies that the app wrote. */
interface Browser {
  what: string
  /** Whether the browser stores this cookie. */
  stores?: (cookie: string) => boolean
  /** An older cookie of the whole domain. `document.cookie` lists such a cookie first. */
  shadow?: string
}

describe('104. saveSession', () => {
  it.each<Browser>([
    { what: 'blocks all cookies', stores: () => false },
    { what: 'drops cookies over 4 KB', stores: (cookie) => cookie.length <= 4096 },
    { what: 'has an older token', shadow: 'token=old' },
    { what: 'has an older user', shadow: 'user=%7B%22id%22%3A7%7D' },
    { what: 'has an older e-mail', shadow: 'email=eva@escuela.mx' },
    { what: 'has an older profile', shadow: 'profile_id=2' },
  ])('removes its cookies when the browser $what', ({ stores = () => true, shadow }) => {
    const cookies = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {}
    Object.defineProperty(Document.prototype, 'cookie', {
      ...cookies,
      get(this: Document) {
        return [shadow, String(cookies.get?.call(this))].filter(Boolean).join('; ')
      },
      set(this: Document, cookie: string) {
        if (stores(cookie)) cookies.set?.call(this, cookie)
      },
    })
    onTestFinished(() => void Object.defineProperty(Document.prototype, 'cookie', cookies))

    expect(saveSession({ ...odd, auth_token: 'x'.repeat(4200) }, 'hash')).toBe(false)
    expect(document.cookie).toBe(shadow ?? '')
    expect(readSession()).toBeNull()
  })

  it.each([{ profile_id: NaN }, { email: '' }, { name: '"%25 😀"' }])('succeeds for a user with %j', (values) => {
    expect(saveSession({ ...odd, ...values }, 'hash')).toBe(true)
    clearSession()
  })
})

describe('readSession', () => {
  beforeEach(() => saveSession(odd, 'hash'))
  afterEach(clearSession)

  it.each(['%', '{', 'null', '[]', '"x"', '{"id":"x","auth_token":"t"}', '{"id":7}', '{"id":7,"auth_token":5}'])(
    'returns null for the damaged cookie user=%s',
    (damaged) => {
      document.cookie = `user=${damaged}; path=/`
      expect(readSession()).toBeNull()
      expect(sessionToken()).toBeNull()
    },
  )
})

it.each([{ id: 0 }, { id: -7 }, { id: 1.5 }, { id: NaN }, { auth_token: '' }])(
  'readSession returns null for a user with %j',
  (values) => {
    saveSession({ ...odd, ...values }, 'hash')
    expect(readSession()).toBeNull()
  },
)

describe('cookies that another site added', () => {
  beforeEach(() => saveSession(odd, 'hash'))
  afterEach(clearSession)

  const other = encodeURIComponent(JSON.stringify({ id: 9, name: 'Eva', auth_token: 'token-de-eva' }))

  it.each([`user=${other}`, 'id=9', 'id=', 'id=07', 'token=token-de-eva', 'token='])(
    'sign the user out when they contradict the session: %s',
    (tossed) => {
      document.cookie = `${tossed}; path=/`
      expect(readSession()).toBeNull()
      expect(sessionToken()).toBeNull()
    },
  )

  it.each(['', '..', '../users/1', '51/generate_pdf', '51?x=', '5 1', '%2e%2e'])(
    'are ignored when the last appointment’s id is invalid: %j',
    (folio) => {
      document.cookie = `appointment_id=${encodeURIComponent(folio)}; path=/`
      expect(lastAppointmentId()).toBeNull()
    },
  )
})

it.each([
  [['Ana', 'Ruiz', 'Soto'], 'Ana Ruiz Soto'],
  [['Ana', '', 'Soto'], 'Ana Soto'],
  [['', 'Ruiz', 'Soto'], 'Ruiz Soto'],
])('fullName joins %j to «%s»', ([name = '', first_lastname = '', second_lastname = ''], called) => {
  expect(fullName({ ...odd, name, first_lastname, second_lastname })).toBe(called)
})

it('sessionHash returns the SHA-256 of the id and the e-mail', () => {
  expect(sessionHash(7, 'ana@escuela.mx')).toBe('8bd7cc3e859795acd61735dbbd3bdbd3dd602c43d1f200360172258687ebfc87')
})
