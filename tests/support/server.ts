import { http, HttpResponse, type JsonBodyType } from 'msw'
import { setupServer } from 'msw/node'

import { createEmbeddedApi } from '@/mocks/embeddedApi'

/** A call to the API, as the server received it. */
export interface ReceivedCall {
  /** Such as `POST /appointments` or `GET /themes?locale=es`. */
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
    line: `${request.method} ${pathname.replace('/api/v1', '')}${decodeURIComponent(search)}`,
    authorization: request.headers.get('Authorization'),
    body: text === '' ? null : JSON.parse(text),
  }
}

server.events.on('request:start', ({ request }) => {
  calls.push(read(request.clone()))
})

/** The calls that this test has made so far, in order. */
export const received = () => Promise.all(calls)

/** Forgets calls, handlers and data of a test. */
export function resetServer(): void {
  server.resetHandlers()
  api.reset()
  calls.length = 0
}

type Method = 'get' | 'post' | 'patch'

/**
 * Gives this answer to one call of the API for the rest of the test.
 * @param path after /api/v1
 */
export function answer(method: Method, path: string, body: JsonBodyType, status = 200): void {
  server.use(http[method](`*/api/v1${path}`, () => HttpResponse.json(body, { status })))
}

/** The site's own server gives this answer when it is asked whether there is a connection, for the rest of the test. */
export function answerSite(respond: () => Response): void {
  server.use(http.head('/', respond))
}

/** Breaks the connection at one call of the API for the rest of the test, before the API does anything. */
export function dropConnection(method: Method, path: string): void {
  server.use(http[method](`*/api/v1${path}`, () => HttpResponse.error()))
}

/** The answer to one call of the API waits. @returns what lets it come. */
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

/** Answers one call of the API with HTML for the rest of the test, as a proxy does whose server is down. */
export function answerPage(method: Method, path: string, status = 200): void {
  server.use(http[method](`*/api/v1${path}`, () => HttpResponse.html('<h1>Bad gateway</h1>', { status })))
}

/** The answers to the questionnaire that the API has stored. */
export const evaluations = () => api.database.data.evaluations
