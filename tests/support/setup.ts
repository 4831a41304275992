import * as matchers from '@testing-library/jest-dom/matchers'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'

import { fillJsdomGaps } from './jsdomGaps'
import { looseTexts, watchTexts } from './looseTexts'
import { resetServer, server } from './server'

expect.extend(matchers)
fillJsdomGaps()
// In milliseconds. Long, because the machine may be busy; no test measures time.
configure({ asyncUtilTimeout: 15_000 })

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

beforeEach(() => {
  watchTexts()
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

// On a busy machine, Redux Toolkit's development checks warn that they are slow.
const isAboutTheMachine = (text: string) => /Middleware took \d+ms/.test(text)

/** Returns the errors and warnings in the console. They fail a test, unless the test clears the spy. */
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
  const changed = looseTexts()
  cleanup()
  vi.useRealTimers()
  // Waits for pages that are still loading, so that they do not appear in the next test.
  await vi.dynamicImportSettled()
  resetServer()
  const said = noise()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  clearBrowser()
  if (said.length > 0) throw new Error(`The console was written to: ${said.join('; ')}`)
  if (changed.length > 0) throw new Error(`A text changed beside other nodes: ${changed.join('; ')}`)
})
