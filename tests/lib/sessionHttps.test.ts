// @vitest-environment jsdom
// @vitest-environment-options {"url":"https://museo.example/"}
import { afterEach, beforeEach, expect, it } from 'vitest'

import { clearSession, readSession, saveSession, sessionCookies } from '@/lib/session'

import { someUser } from '../support/examples'

const ana = { ...someUser, auth_token: 'de ana;' }

/** Sets session cookies like another site of the domain, which cannot set a __Host- cookie. */
function tossSessionOf(name: string, token: string) {
  const user = JSON.stringify({ id: 9, name, auth_token: token })
  for (const [cookie, value] of Object.entries({ user, id: '9', token })) {
    document.cookie = `${cookie}=${encodeURIComponent(value)}; path=/; secure`
  }
}

beforeEach(() => saveSession(ana, 'hash'))
afterEach(clearSession)

it('restores a session over https, with a copy of the token in a __Host- cookie', () => {
  expect(readSession()).toEqual(ana)
  expect(document.cookie).toMatch(/__Host-token=/)
})

it('does not share the copy of the token, and removes it with the session', () => {
  expect(Object.keys(sessionCookies()).filter((name) => name.startsWith('__'))).toEqual([])
  clearSession()
  expect(document.cookie).toBe('')
})

it.each([
  ['during a session', () => undefined],
  ['without a session', clearSession],
])('ignores a session that another site set %s', (_when, before) => {
  before()
  tossSessionOf('Eva', 'de-eva')
  expect(readSession()).toBeNull()
})
