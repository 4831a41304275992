// @vitest-environment jsdom
// @vitest-environment-options {"url":"https://museo.example/"}
import { afterEach, beforeEach, expect, it } from 'vitest'

import { clearSession, readSession, saveSession, sessionCookies } from '@/lib/session'

import { someUser } from '../support/examples'

const ana = { ...someUser, auth_token: 'de ana;' }

/** What a site beside this one can set for the whole domain: all of a session but the name that only this site can set. */
function tossSessionOf(name: string, token: string) {
  const user = JSON.stringify({ id: 9, name, auth_token: token })
  for (const [cookie, value] of Object.entries({ user, id: '9', token })) {
    document.cookie = `${cookie}=${encodeURIComponent(value)}; path=/; secure`
  }
}

beforeEach(() => saveSession(ana, 'hash'))
afterEach(clearSession)

it('over https a session is read back, and its token is there twice', () => {
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
  ['without a session', clearSession],
])('ignores a session that another site set %s', (_when, before) => {
  before()
  tossSessionOf('Eva', 'de-eva')
  expect(readSession()).toBeNull()
})
