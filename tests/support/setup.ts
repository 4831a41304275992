import { Blob } from 'node:buffer'

import * as matchers from '@testing-library/jest-dom/matchers'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'

import { bringEverythingIntoSight } from './inSight'
import { installNativeDialog } from './nativeDialog'
import { resetServer, server } from './server'

expect.extend(matchers)
// For busy machines; what is found at once is found at once.
configure({ asyncUtilTimeout: 10_000 })

installNativeDialog()
bringEverythingIntoSight()

// Files come as Node's Blob: jsdom's cannot be read by the fetch that answers in its place.
vi.stubGlobal('Blob', Blob)
window.scrollTo = () => undefined
vi.stubGlobal('matchMedia', () => ({ matches: false }))
Element.prototype.scrollIntoView = () => undefined

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

// How long a check of the development build takes says how busy the machine is, and nothing else.
const isAboutTheMachine = (text: string) => /Middleware took \d+ms/.test(text)

/** What the application said to the console: a finding, unless a test expects it and clears the spy. */
function noise(): string[] {
  const calls = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls]
  return calls.map((call) => call.join(' ')).filter((text) => !isAboutTheMachine(text))
}

afterEach(() => {
  cleanup()
  resetServer()
  const said = noise()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
  if (said.length > 0) throw new Error(`The console was written to: ${said.join('; ')}`)
})
