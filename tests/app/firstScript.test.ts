import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { saveSession } from '@/lib/session'

import { someUser } from '../support/examples'
import { visit } from '../support/visit'

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
