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
} from '@/lib/session'
import { sessionHash } from '@/lib/sessionHash'

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

describe('the session in cookies', () => {
  it('reads back the written user for any names', () => {
    saveSession(odd, 'hash')
    expect(readSession()).toEqual(odd)
    expect(sessionToken()).toBe(odd.auth_token)
  })

  it('writes the cookies of the contract and no others', () => {
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

  it('overwrites the previous session, and sets the teacher cookie for teachers only', () => {
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

  it('never lacks a user for other tabs while it is being rewritten', () => {
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

/** What `document.cookie` returns of a text that names the cookies of another browser or server. */
interface Browser {
  what: string
  /** Whether the browser stores this cookie. */
  stores?: (cookie: string) => boolean
  /** A cookie of the whole domain, which is older and so comes first. */
  shadow?: string
}

describe('104. a browser that does not keep the session', () => {
  it.each<Browser>([
    { what: 'blocks all cookies', stores: () => false },
    { what: 'drops cookies over 4 KB', stores: (cookie) => cookie.length <= 4096 },
    { what: 'has an older token', shadow: 'token=old' },
    { what: 'has an older user', shadow: 'user=%7B%22id%22%3A7%7D' },
    { what: 'has an older e-mail', shadow: 'email=eva@escuela.mx' },
    { what: 'has an older profile', shadow: 'profile_id=2' },
  ])('leaves no cookie of it: it $what', ({ stores = () => true, shadow }) => {
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

  it.each([{ profile_id: NaN }, { email: '' }, { name: '"%25 😀"' }])('does not include one with %j', (values) => {
    expect(saveSession({ ...odd, ...values }, 'hash')).toBe(true)
    clearSession()
  })
})

describe('damaged cookies', () => {
  beforeEach(() => saveSession(odd, 'hash'))
  afterEach(clearSession)

  it.each(['%', '{', 'null', '[]', '"x"', '{"id":"x","auth_token":"t"}', '{"id":7}', '{"id":7,"auth_token":5}'])(
    'user=%s means signed out',
    (damaged) => {
      document.cookie = `user=${damaged}; path=/`
      expect(readSession()).toBeNull()
      expect(sessionToken()).toBeNull()
    },
  )
})

it.each([{ id: 0 }, { id: -7 }, { id: 1.5 }, { id: NaN }, { auth_token: '' }])(
  'cookies that agree on %j are no session',
  (values) => {
    saveSession({ ...odd, ...values }, 'hash')
    expect(readSession()).toBeNull()
  },
)

describe('cookies that another site added to ours', () => {
  beforeEach(() => saveSession(odd, 'hash'))
  afterEach(clearSession)

  const other = encodeURIComponent(JSON.stringify({ id: 9, name: 'Eva', auth_token: 'token-de-eva' }))

  it.each([`user=${other}`, 'id=9', 'id=', 'id=07', 'token=token-de-eva', 'token='])(
    '%s: they disagree, which means signed out',
    (tossed) => {
      document.cookie = `${tossed}; path=/`
      expect(readSession()).toBeNull()
      expect(sessionToken()).toBeNull()
    },
  )

  it.each(['', '..', '../users/1', '51/generate_pdf', '51?x=', '5 1', '%2e%2e'])('%j is no folio', (folio) => {
    document.cookie = `appointment_id=${encodeURIComponent(folio)}; path=/`
    expect(lastAppointmentId()).toBeNull()
  })
})

it.each([
  [['Ana', 'Ruiz', 'Soto'], 'Ana Ruiz Soto'],
  [['Ana', '', 'Soto'], 'Ana Soto'],
  [['', 'Ruiz', 'Soto'], 'Ruiz Soto'],
])('%j are called «%s»', ([name = '', first_lastname = '', second_lastname = ''], called) => {
  expect(fullName({ ...odd, name, first_lastname, second_lastname })).toBe(called)
})

it('hashes id and e-mail together with SHA-256', () => {
  expect(sessionHash(7, 'ana@escuela.mx')).toBe('8bd7cc3e859795acd61735dbbd3bdbd3dd602c43d1f200360172258687ebfc87')
})
