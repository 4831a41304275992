import { http, HttpResponse, type HttpHandler } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'

import { createEmbeddedApi, seededAccounts } from '@/mocks/embeddedApi'
import { main } from '@/tools/check-api/main'

export const API = 'https://api.museo.example'
export const SITE = 'https://educacion.museo.example'

/** A seeded teacher with a complete profile. */
const { email, password } = seededAccounts.teacher
export const AS_TEACHER = ['--as', email]

const file = (type: string, text: string) => new HttpResponse(text, { headers: { 'Content-Type': type } })

/** Handlers that return short files, because the API's documents take long to create. */
const shortFiles = [
  http.get(/\/(?:download_pdf|generate_pdf|download_qr_code)$/, () => file('application/pdf', '%PDF-1.4')),
  http.get(/\/download_word$/, () => file('application/msword', 'PK')),
]

/** Runs the command. @returns its exit status, its output and its error output */
export async function run(args: string[], env: Record<string, string> = {}) {
  const out: string[] = []
  const warned: string[] = []
  const status = await main(
    args,
    { CHECK_PASSWORD: password, ...env },
    (text) => void out.push(text),
    (text) => void warned.push(text),
  )
  return { status, out: out.join('\n'), warned: warned.join('\n') }
}

/** Replaces the museum's API with the embedded API for all tests of a file. */
export function museumApi() {
  const api = createEmbeddedApi()
  const server = setupServer(...shortFiles, ...api.handlers)
  const requests: Request[] = []
  server.events.on('request:start', ({ request }) => void requests.push(request.clone()))
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => {
    server.resetHandlers()
    api.reset()
    requests.length = 0
  })
  afterAll(() => server.close())
  return {
    requests,
    data: () => api.database.data,
    /** Replaces the responses of some calls for the rest of a test. */
    overrideHandlers: (...handlers: HttpHandler[]) => server.use(...handlers),
  }
}

/** Returns what the output reports on a check: its verdict, and its sentence if it has one. */
export function reportOn(out: string, name: string): string {
  const lines = out.split('\n')
  const start = lines.findIndex((line) => line.slice(12).replace(/ · \d+$/, '') === name)
  const [line = 'is not mentioned', next = ''] = lines.slice(start)
  return line.slice(0, 12).trim() + (next.startsWith(' ') ? `: ${next.trim()}` : '')
}
