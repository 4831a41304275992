import { http, HttpResponse, type JsonBodyType } from 'msw'
import { setupServer } from 'msw/node'

import { createEmbeddedApi } from '@/mocks/embeddedApi'

/** A request to the API, as the server received it. */
interface ReceivedCall {
  /** The method and path, such as `POST /appointments` or `GET /themes?locale=es`. */
  line: string
  authorization: string | null
  body: unknown
}

const api = createEmbeddedApi()

export const server = setupServer(
  ...api.handlers,
  http.head('https://maps.google.com/maps', () => HttpResponse.error()),
)

const calls: Promise<ReceivedCall>[] = []

async function read(request: Request): Promise<ReceivedCall> {
  const { pathname, search } = new URL(request.url)
  const text = await request.text()
  return {
    line: `${request.method} ${pathname.replace('/api/v1', '')}${decodeURIComponent(search.replaceAll('+', ' '))}`,
    authorization: request.headers.get('Authorization'),
    body: text === '' ? null : JSON.parse(text),
  }
}

server.events.on('request:start', ({ request }) => {
  calls.push(read(request.clone()))
})

/** The requests of the current test so far, in order. */
export const received = () => Promise.all(calls)

/** Clears the requests, handlers and data of a test. */
export function resetServer(): void {
  server.resetHandlers()
  api.reset()
  calls.length = 0
}

type Method = 'get' | 'post' | 'patch'

/**
 * Sends this response to a call of the API until the end of the test.
 * @param path after /api/v1
 */
export function answer(method: Method, path: string, body: JsonBodyType, status = 200): void {
  server.use(http[method](`*/api/v1${path}`, () => HttpResponse.json(body, { status })))
}

/** Sends this response to the connection check, a HEAD request to the site's root, until the end of the test. */
export function answerSite(respond: () => Response): void {
  server.use(http.head('/', respond))
}

/** Breaks the connection of a call before the API handles it, until the end of the test. */
export function dropConnection(method: Method, path: string): void {
  server.use(http[method](`*/api/v1${path}`, () => HttpResponse.error()))
}

/** Delays the response to a call of the API. @returns a function that sends the response */
export function holdAnswer(method: Method, path: string, body: JsonBodyType = {}, status = 200): () => void {
  let release: (() => void) | undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  server.use(
    http[method](`*/api/v1${path}`, async () => {
      await released
      return HttpResponse.json(body, { status })
    }),
  )
  return () => release?.()
}

/** The questionnaire answers that the API has stored. */
export const evaluations = () => api.database.data.evaluations
