// @vitest-environment jsdom
// @vitest-environment-options {"url":"https://museo.example/"}
import { afterEach, beforeEach, expect, it } from 'vitest'

import { clearSession, readSession, saveSession, sessionCookies } from '@/model/session'

import { someUser } from '../support/examples'

const ana = { ...someUser, auth_token: 'de ana;' }

/** Sets session cookies as another site of the domain could. Such a site cannot set a `__Host-` cookie. */
function tossSessionOf(name: string, token: string) {
  const user = JSON.stringify({ id: 9, name, auth_token: token })
  for (const [cookie, value] of Object.entries({ user, id: '9', token })) {
    document.cookie = `${cookie}=${encodeURIComponent(value)}; path=/; secure`
  }
}

beforeEach(() => saveSession(ana, 'hash'))
afterEach(clearSession)

it('a session over https is restored, with a copy of its token in a __Host- cookie', () => {
  expect(readSession()).toEqual(ana)
  expect(document.cookie).toMatch(/__Host-token=/)
})

it('the copy of the token is not shared, and is removed with the session', () => {
  expect(Object.keys(sessionCookies()).filter((name) => name.startsWith('__'))).toEqual([])
  clearSession()
  expect(document.cookie).toBe('')
})

it.each([
  ['during a session', () => undefined],
  ['while signed out', clearSession],
])('a session that another site sets %s is ignored', (_when, before) => {
  before()
  tossSessionOf('Eva', 'de-eva')
  expect(readSession()).toBeNull()
})
