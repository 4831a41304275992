import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { paths } from '@/model/paths'
import { noProgress, questionnaireProgress } from '@/model/questionnaire'
import { saveSession } from '@/model/session'

import { someUser } from '../support/examples'
import { visit } from '../support/visit'

afterEach(() => {
  for (const mark of ['session', 'classLink', 'runs']) delete document.documentElement.dataset[mark]
  for (const link of document.head.querySelectorAll('link[rel=preload]')) link.remove()
})

/** Runs the inline script of the page's head. @returns whether the page is then marked as signed in */
async function isMarked() {
  vi.resetModules()
  await import('@/tools/build/firstScript.js')
  return 'session' in document.documentElement.dataset
}

test('firstScript marks the page as signed in; the application removes the mark after reading the session', async () => {
  document.cookie = 'token_of_others=100%'
  expect(await isMarked()).toBe(false)
  saveSession(someUser, 'hash')
  expect(await isMarked()).toBe(true)
  await visit('/sugerencias')
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-session'))
})

test('firstScript copies the history state to the entry of a section’s link that is followed before hydration', async () => {
  const state = { usr: { from: paths.visitRequest }, key: 'k1', idx: 3 }
  window.history.replaceState(state, '', paths.login)
  await isMarked()
  delete document.documentElement.dataset['live']
  window.location.hash = '#contenido'
  await waitFor(() => expect(window.history.state).toEqual(state))
  expect(window.location.hash).toBe('#contenido')
})

const usual = { isSupported: true, isSignedIn: false, hasBegun: false, sent: [] }
test.each([
  { search: '?codigo=51102', ...usual, sent: ['/api/v1/users/51102'] },
  { search: '?grupo=3&codigo=51102', ...usual, sent: ['/api/v1/users/51102'] },
  { search: '?codigo=../../otra', ...usual },
  { search: '?otro=51102', ...usual },
  { search: '?codigo=51102', ...usual, isSupported: false },
  { search: '?codigo=51102', ...usual, isSignedIn: true },
  { search: '?codigo=51102', ...usual, hasBegun: true },
])('firstScript sends the look-up of a class link’s teacher: %j', async (one) => {
  const { search, isSupported, isSignedIn, hasBegun, sent } = one
  if (isSupported) document.documentElement.dataset['runs'] = ''
  if (hasBegun) questionnaireProgress.write({ ...noProgress, hasStarted: true })
  if (isSignedIn) saveSession(someUser, 'hash')
  window.history.replaceState(null, '', paths.answerQuestionnaire + search)
  await isMarked()
  const preloads = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')]
  expect(preloads.map((link) => link.getAttribute('href'))).toEqual(sent)
})
