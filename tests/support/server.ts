import { http, HttpResponse, type JsonBodyType } from 'msw'
import { setupServer } from 'msw/node'

import { createEmbeddedApi } from '../embedded-api/embeddedApi'

/** What one call to the API looked like, as the server saw it. */
export interface ReceivedCall {
  /** Such as `POST /appointments` or `GET /themes?locale=es`. */
  line: string
  authorization: string | null
  body: unknown
}

const api = createEmbeddedApi({ appOrigin: window.location.origin })

export const server = setupServer(...api.handlers)

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

/** The calls of this test so far, in order. */
export const received = () => Promise.all(calls)

export function resetServer(): void {
  server.resetHandlers()
  api.reset()
  calls.length = 0
}

type Method = 'get' | 'post' | 'patch'

/** Answers one call of the API this way for the rest of the test. */
export function answer(method: Method, path: string, body: JsonBodyType, status = 200): void {
  server.use(http[method](`*/api/v1${path}`, () => HttpResponse.json(body, { status })))
}

/** One call of the API gets no answer for the rest of the test. */
export function dropConnection(method: Method, path: string): void {
  server.use(http[method](`*/api/v1${path}`, () => HttpResponse.error()))
}

/** A proxy in between answers with a page of its own, as servers in trouble do. */
export function answerPage(method: Method, path: string, status = 200): void {
  server.use(http[method](`*/api/v1${path}`, () => HttpResponse.html('<h1>Bad gateway</h1>', { status })))
}

/** The answers to the questionnaire that the museum has. */
export const evaluations = () => api.database.data.evaluations

/** Every so-many-th request of one call breaks before the API does its work; the others are served. */
export function dropEvery(nth: number, method: Method, path: string): void {
  let count = 0
  server.use(
    http[method](`*/api/v1${path}`, () => {
      count += 1
      return count % nth === 0 ? HttpResponse.error() : undefined
    }),
  )
}
