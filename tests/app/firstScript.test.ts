import { beforeEach, expect, test, vi } from 'vitest'

import { takeOver } from '@/app/takeOver'
import { clearSession, readSession, saveSession } from '@/lib/session'
import { visitorKind } from '@/lib/visitors'

import { someUser } from '../support/examples'

const root = document.documentElement
const teacher = { ...someUser, id: 1102, name: 'Ana "Nita" Ávila; \\ <b>', auth_token: 'a1' }
const parent = { ...teacher, id: 7, name: 'Luz', profile_id: 2, isTeacher: false }

/** Runs the script as the head of a page does. */
async function run() {
  vi.resetModules()
  await import('@/tools/build/firstScript.js')
}

beforeEach(() => {
  clearSession()
  delete root.dataset['live']
  root.removeAttribute('style')
})

const contradictions: [what: string, change: () => void][] = [
  ['the id of another person', () => (document.cookie = 'id=9')],
  ['the token of another person', () => (document.cookie = 'token=b2')],
  ['no token', () => (document.cookie = 'token=; max-age=0')],
  ['a damaged person', () => (document.cookie = 'user=%7B%22id')],
  ['no person at all', () => (document.cookie = 'user=null')],
  ['a person without a number', () => (document.cookie = 'user={"id":"x","auth_token":"a1"}')],
]

test.each([
  ['nobody', null, 'visitor'],
  ['a teacher', teacher, 'teacher'],
  ['somebody else', parent, 'other'],
])('knows who looks as the application does: %s', async (_who, user, kind) => {
  document.cookie = 'cookie_of_others=100%'
  if (user) saveSession(user, 'hash')
  await run()
  expect(root.dataset['visitor']).toBe(kind)
  expect(visitorKind(readSession())).toBe(kind)
})

test.each(contradictions)('takes %s for nobody, as the application does', async (_what, change) => {
  saveSession(teacher, 'hash')
  change()
  await run()
  expect(readSession()).toBeNull()
  expect(root.dataset['visitor']).toBe('visitor')
  expect(root.style.getPropertyValue('--visitor-name')).toBe('')
})

test('keeps the name for the greeting as text, until the application runs', async () => {
  saveSession(teacher, 'hash')
  await run()
  const written = root.style.getPropertyValue('--visitor-name')
  expect(JSON.parse(written)).toBe(teacher.name)
  takeOver()
  expect(root.dataset['visitor']).toBeUndefined()
  expect(root.style.getPropertyValue('--visitor-name')).toBe('')
})
