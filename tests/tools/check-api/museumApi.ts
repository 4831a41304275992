import { getResponse, http, HttpResponse, type HttpHandler } from 'msw'

import { main } from '@/tools/check-api/main'

import { createEmbeddedApi, seededAccounts } from '@/mocks/embeddedApi'

/** Where the API and the site of these tests are said to be. */
export const API = 'https://api.museo.example'
export const SITE = 'https://educacion.museo.example'

/** Signs in as the seeded teacher who has already requested a visit. */
export const AS_TEACHER = ['--as', seededAccounts.teacherWithVisit.email, '--password-from-env', 'CLAVE']
const CLAVE = seededAccounts.teacherWithVisit.password

/** A request as the API received it. */
export interface Received {
  /** Such as `GET /themes`. */
  line: string
  url: string
  headers: Headers
  body: string
}

const call = (
  method: 'get' | 'post' | 'patch' | 'options',
  path: string,
  answer: (request: Request) => Response | Promise<Response>,
) => http[method](path.startsWith('/') ? `${API}/api/v1${path}` : path, ({ request }) => answer(request.clone()))

/** One call of the API answers something else. */
export const answers = (method: 'get' | 'post' | 'patch', path: string, body: object | null, status = 200) =>
  call(method, path, () => HttpResponse.json(body, { status }))

/** One call of the API answers a text of this type. */
export const sends = (method: 'get' | 'post', path: string, text: string, type: string, status = 200) =>
  call(method, path, () => new HttpResponse(text, { status, headers: { 'Content-Type': type } }))

/** One call of the API answers whatever a test makes of the request. */
export const does = call

const PAGE = '<!doctype html><title>Museo</title><div id="root"></div>'
const file = (type: string, text: string) => new HttpResponse(text, { headers: { 'Content-Type': type } })

/** What the embedded API leaves to its server and to its libraries: the page of the site, preflights, short files. */
const around = [
  http.all(/^http:/, ({ request }) => HttpResponse.redirect(request.url.replace('http:', 'https:'), 301)),
  http.get(`${SITE}/api/v1/users/confirmation`, () => HttpResponse.html(PAGE)),
  http.options(`${API}/api/v1/*`, () => new HttpResponse(null, { status: 204 })),
  http.get(`${API}/api/v1/*/download_word`, () =>
    file('application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PK'),
  ),
  http.get(/\/(?:download_pdf|generate_pdf|download_qr_code)$/, ({ request }) =>
    request.headers.has('Authorization') || request.url.includes('download_pdf')
      ? file('application/pdf', '%PDF-1.4')
      : undefined,
  ),
]

const CORS = {
  'Access-Control-Allow-Origin': SITE,
  'Access-Control-Allow-Methods': 'GET, POST, PATCH',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
}

/** Headers that the server around the embedded API adds, unless the answer has them: CORS, no-store, compression. */
function served(response: Response): Response {
  const headers = new Headers({ ...CORS, 'Cache-Control': 'no-store', 'Content-Encoding': 'gzip' })
  for (const [name, value] of response.headers) headers.set(name, value)
  return new Response(response.body, { status: response.status, headers })
}

export type MuseumApi = ReturnType<typeof museumApi>

/**
 * The museum's API as in its first hour, on which the command is run without a network and without real waiting.
 * @param wrong what it answers differently
 * @param headers what every answer has differently; '' for a header that is missing
 */
export function museumApi(wrong: HttpHandler[] = [], headers: Record<string, string> = {}) {
  const api = createEmbeddedApi()
  const received: Received[] = []
  const waits: number[] = []
  const stop = new AbortController()
  let stopAfter = Number.POSITIVE_INFINITY

  async function fetch(url: string, init: RequestInit): Promise<Response> {
    const request = new Request(url, init)
    const { pathname } = new URL(url)
    const line = `${request.method} ${pathname.replace('/api/v1', '')}`
    received.push({ line, url, headers: request.headers, body: await request.clone().text() })
    if (received.length >= stopAfter) stop.abort()
    init.signal?.throwIfAborted()
    const response = await getResponse([...wrong, ...around, ...api.handlers], request)
    if (response === undefined || response.type === 'error') {
      throw new TypeError('fetch failed', { cause: Object.assign(new Error('closed'), { code: 'ECONNRESET' }) })
    }
    const answer = served(response)
    for (const [name, value] of Object.entries(headers)) {
      if (value === '') answer.headers.delete(name)
      else answer.headers.set(name, value)
    }
    return answer
  }

  const world = {
    fetch,
    wait: (ms: number) => {
      waits.push(ms)
      return Promise.resolve()
    },
    now: () => 1_800_000_000_000,
    signal: stop.signal,
  }

  return {
    data: () => api.database.data,
    received,
    waits,
    /** Presses Ctrl-C while so many requests have been sent. */
    interruptAfter: (requests: number) => {
      stopAfter = requests
    },
    /** Runs the command. */
    run: async (args: string[], env: Record<string, string> = {}) => {
      const printed: string[] = []
      const warned: string[] = []
      const output = {
        print: (text: string) => void printed.push(text),
        warn: (text: string) => void warned.push(text),
      }
      const status = await main(args, { CLAVE, ...env }, world, output)
      return { status, out: printed.join('\n'), warned: warned.join('\n') }
    },
  }
}

/** The lines of an output that tell of one call: its verdict and what there is to say. */
export function about(out: string, name: string): string[] {
  const lines = out.split('\n')
  const start = lines.findIndex((line) => /^(?:lee|no)/.test(line) && line.slice(17).startsWith(name))
  const rest = lines.slice(start + 1)
  const end = rest.findIndex((line) => !line.startsWith(' '.repeat(17)))
  return start === -1 ? [] : [lines[start] ?? '', ...rest.slice(0, end)].map((line) => line.trim())
}
