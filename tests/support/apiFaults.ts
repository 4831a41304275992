import { HttpResponse } from 'msw'
import { vi } from 'vitest'

import type { ApiErrorKind } from '@/lib/requestState'

/** The detail in the error responses of these tests. */
const WHY = 'Hoy no se puede: inténtalo mañana.'
const PAGE = '<html><h1>Bad gateway</h1></html>'

/** A way in which a request fails. */
export interface Fault {
  what: string
  kind: ApiErrorKind
  /** The `detail` in the response; missing if the response has none. */
  detail?: string
  answer: () => Response | Promise<Response>
  /** Whether a call that ignores the response's body treats this response as a success. */
  isSuccess?: true
  /** Whether a proxy sent the response. Such a response does not show whether a pass was redeemed. */
  isPage?: true
}

export const faults: Fault[] = [
  {
    what: 'a refusal with errors[0].detail',
    kind: 'refused',
    detail: WHY,
    answer: () => HttpResponse.json({ errors: [{ detail: WHY }] }, { status: 422 }),
  },
  {
    what: 'a refusal with error',
    kind: 'refused',
    detail: WHY,
    answer: () => HttpResponse.json({ error: WHY }, { status: 409 }),
  },
  { what: 'an empty refusal', kind: 'refused', answer: () => HttpResponse.json({}, { status: 422 }) },
  {
    what: 'an HTML page with 404',
    kind: 'refused',
    isPage: true,
    answer: () => HttpResponse.html(PAGE, { status: 404 }),
  },
  {
    what: 'a server error with a detail',
    kind: 'fault',
    detail: WHY,
    answer: () => HttpResponse.json({ errors: [{ detail: WHY }] }, { status: 503 }),
  },
  {
    what: 'the default error of Rails',
    kind: 'fault',
    answer: () => HttpResponse.json({ status: 500, error: 'Internal Server Error' }, { status: 500 }),
  },
  {
    what: 'an HTML page with 502',
    kind: 'fault',
    isPage: true,
    answer: () => HttpResponse.html(PAGE, { status: 502 }),
  },
  { what: 'an HTML page with 200', kind: 'unreadable', isPage: true, answer: () => HttpResponse.html(PAGE) },
  {
    what: 'a truncated response',
    kind: 'unreadable',
    isSuccess: true,
    answer: () => HttpResponse.text('{"data":[{"id":"1","attr', { headers: { 'Content-Type': 'application/json' } }),
  },
  { what: 'an empty response', kind: 'unreadable', isSuccess: true, answer: () => new HttpResponse(null) },
  { what: 'a 202 without a body', kind: 'unreadable', answer: () => new HttpResponse(null, { status: 202 }) },
  { what: 'a 204', kind: 'unreadable', answer: () => new HttpResponse(null, { status: 204 }) },
  // The caller cannot know whether the server handled the request.
  { what: 'a broken connection', kind: 'unanswered', answer: () => HttpResponse.error() },
  { what: 'a timeout', kind: 'unanswered', answer: () => new Promise(() => undefined) },
]

/**
 * Makes requests time out until the end of the test, because MSW's XMLHttpRequest ignores `timeout`. Uses a spy,
 * because Vitest restores spies before the next test file in the same worker.
 */
export function makeRequestsTimeOut(): void {
  vi.spyOn(XMLHttpRequest.prototype, 'timeout', 'set').mockImplementation(function (this: XMLHttpRequest, patience) {
    if (patience > 0) setTimeout(() => this.dispatchEvent(new ProgressEvent('timeout')), patience)
  })
}

/** Longer than every timeout and delay of the application, in milliseconds. */
export const MINUTE = 60_000
