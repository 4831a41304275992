import { clients } from '@/api/http'
import { webAddress } from '@/lib/addresses'

import { parseJson, readBody } from './limits'

/** An answer of the API as it came, or what kept it from coming. */
export interface Answer {
  /** The HTTP status; null when no answer came. */
  status: number | null
  /** From the question to the last byte, in milliseconds. */
  ms: number
  headers: Headers
  /** The Content-Type; '' without one. */
  type: string
  /** What came, decompressed. */
  body: Uint8Array<ArrayBuffer>
  text: string
  /** The body as JSON; undefined when it is none. */
  json: unknown
  /** Where redirects led to, in order: paths, with their origin if it is another one. Never a query. */
  hops: string[]
  /** Why no answer came, as Node or the browser's `fetch` calls it, such as `ECONNREFUSED`; '' when one came. */
  cause: string
  /** The request carried a session's token. */
  sentToken: boolean
}

/** What the check needs of the world around it. Tests bring their own. */
export interface World {
  fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Waits so many milliseconds. */
  wait: (ms: number) => Promise<void>
  /** Milliseconds since any moment. */
  now: () => number
  /** Aborted when the person presses Ctrl-C. */
  signal: AbortSignal
}

/** Milliseconds between two requests: nobody's API is to feel a check. */
const PAUSE = 300
const MOST_HOPS = 5

export type Transport = ReturnType<typeof createTransport>

/**
 * Sends requests one after another, with a pause between them, and keeps what came. Nothing is sent twice. Redirects of
 * a GET are followed as a browser does, without the token when they lead to another origin; others are not.
 * @param base the origin of the API, without `/api/v1`
 * @param origin the origin of the site, which browsers would name in each request; '' when it is the API's own
 */
export function createTransport(base: string, origin: string, { fetch, wait, now, signal }: World) {
  let isFirst = true
  let last: Answer = unanswered('', false, 0)

  async function follow(url: string, init: RequestInit, headers: Headers, hops: string[]): Promise<Response> {
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    const target = response.headers.get('location')
    const isRedirect = response.status >= 300 && response.status < 400 && target !== null
    const next = isRedirect ? new URL(target, url) : null
    if (next === null || !/^https?:$/.test(next.protocol)) return response
    hops.push(next.origin === base ? next.pathname : `${next.origin}${next.pathname}`)
    if (init.method !== 'GET' || hops.length > MOST_HOPS) return response
    await response.body?.cancel()
    if (next.origin !== new URL(url).origin) headers.delete('Authorization')
    return follow(next.href, init, headers, hops)
  }

  /** Sends one request and keeps its answer. @throws what `fetch` throws when no answer comes */
  async function send(url: string, init: RequestInit): Promise<Response> {
    signal.throwIfAborted()
    if (!isFirst) await wait(PAUSE)
    signal.throwIfAborted()
    isFirst = false
    const headers = new Headers(init.headers)
    if (origin !== '') headers.set('Origin', origin)
    const sentToken = headers.has('Authorization')
    const hops: string[] = []
    const start = now()
    try {
      const ends = init.signal ? AbortSignal.any([init.signal, signal]) : signal
      const response = await follow(url, { ...init, signal: ends }, headers, hops)
      const body = await readBody(response)
      last = { ...answered(response, body), ms: Math.round(now() - start), hops, sentToken }
      const hasBody = ![101, 204, 205, 304].includes(response.status)
      return new Response(hasBody ? body : null, { status: response.status, headers: response.headers })
    } catch (error) {
      last = unanswered(causeOf(error), sentToken, Math.round(now() - start))
      throw error
    }
  }

  return {
    base,
    signal,
    /** The answer to the newest request. */
    last: () => last,
    /**
     * One request that is no call of the contract, such as a preflight.
     * @returns its answer; without a status when none came
     */
    probe: async (url: string, init: RequestInit): Promise<Answer> => {
      // Milliseconds, as the calls have it.
      await send(url, { ...init, signal: AbortSignal.timeout(20_000) }).catch(() => undefined)
      signal.throwIfAborted()
      return last
    },
    /** Makes every call of src/api go this way. @returns what undoes it */
    attach: (): (() => void) => {
      const before = clients.map(({ defaults }) => ({ ...defaults }))
      for (const { defaults } of clients) {
        // Without `Request`, axios hands over the URL and the options.
        const env = { ...defaults.env, fetch: send, Request: null, Response }
        Object.assign(defaults, { adapter: 'fetch', baseURL: `${base}/api/v1`, env })
      }
      return () => clients.forEach(({ defaults }, place) => Object.assign(defaults, before[place]))
    },
  }
}

function answered(response: Response, body: Uint8Array<ArrayBuffer>) {
  const text = new TextDecoder().decode(body)
  return {
    status: response.status,
    headers: response.headers,
    type: (response.headers.get('content-type') ?? '').toLowerCase(),
    body,
    text,
    json: parseJson(text),
    cause: '',
  }
}

function unanswered(cause: string, sentToken: boolean, ms: number): Answer {
  return {
    status: null,
    ms,
    headers: new Headers(),
    type: '',
    body: new Uint8Array(),
    text: '',
    json: undefined,
    hops: [],
    cause,
    sentToken,
  }
}

/** The shortest name of what kept an answer from coming: a code of Node, or the name of the error. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  const code: unknown =
    cause instanceof Error && 'code' in cause ? cause.code : 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : error.name
}

/** The origin of a text; null when it is not just an origin. */
export function originIn(text: string): string | null {
  const url = webAddress(text)
  if (url === null || !/^https?:$/.test(url.protocol)) return null
  return url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '' ? url.origin : null
}
