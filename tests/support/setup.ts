import * as matchers from '@testing-library/jest-dom/matchers'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'

import { fillJsdomGaps } from './jsdomGaps'
import { resetServer, server } from './server'

expect.extend(matchers)
fillJsdomGaps()
// In milliseconds. Long, because the machine may be busy and no test measures time.
configure({ asyncUtilTimeout: 15_000 })

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

// Redux Toolkit's development checks warn when they are slow, for example on a busy machine.
const isAboutTheMachine = (text: string) => /Middleware took \d+ms/.test(text)

/** Returns the console's errors and warnings. They fail the test, unless the test expects them and clears the spy. */
function noise(): string[] {
  const calls = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls]
  return calls.map((call) => call.join(' ')).filter((text) => !isAboutTheMachine(text))
}

/** Clears storage, cookies and the URL, because test files share one browser. */
function clearBrowser() {
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
  window.history.replaceState(null, '', '/')
  document.title = ''
}

afterEach(async () => {
  cleanup()
  vi.useRealTimers()
  // A page that is still loading must not appear in the next test.
  await vi.dynamicImportSettled()
  resetServer()
  const said = noise()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  clearBrowser()
  if (said.length > 0) throw new Error(`The console was written to: ${said.join('; ')}`)
})
