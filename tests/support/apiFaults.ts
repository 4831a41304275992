import { HttpResponse } from 'msw'
import { vi } from 'vitest'

import type { ApiErrorKind } from '@/lib/requestState'

/** What the server says of a failure. */
export const WHY = 'Hoy no se puede: inténtalo mañana.'
const PAGE = '<html><h1>Bad gateway</h1></html>'

/** A way in which a call fails. */
export interface Fault {
  what: string
  kind: ApiErrorKind
  /** What the server says of it. */
  said?: string
  answer: () => Response | Promise<Response>
  /** To a call that does not look at the body this is a success: when the status is 200, or in any case. */
  isSuccess?: '200' | '2xx'
  /** It comes from a server in between, so it says nothing about a pass. */
  isPage?: true
}

export const faults: Fault[] = [
  {
    what: 'a refusal that says why',
    kind: 'refused',
    said: WHY,
    answer: () => HttpResponse.json({ errors: [{ detail: WHY }] }, { status: 422 }),
  },
  {
    what: 'a refusal that says why in the other way',
    kind: 'refused',
    said: WHY,
    answer: () => HttpResponse.json({ error: WHY }, { status: 409 }),
  },
  { what: 'a refusal without a word', kind: 'refused', answer: () => HttpResponse.json({}, { status: 422 }) },
  { what: 'a page with 404', kind: 'refused', isPage: true, answer: () => HttpResponse.html(PAGE, { status: 404 }) },
  {
    what: 'a fault that says why',
    kind: 'fault',
    said: WHY,
    answer: () => HttpResponse.json({ errors: [{ detail: WHY }] }, { status: 503 }),
  },
  {
    what: 'what Rails says of any fault',
    kind: 'fault',
    answer: () => HttpResponse.json({ status: 500, error: 'Internal Server Error' }, { status: 500 }),
  },
  { what: 'a page with 502', kind: 'fault', isPage: true, answer: () => HttpResponse.html(PAGE, { status: 502 }) },
  { what: 'a page with 200', kind: 'unreadable', isPage: true, answer: () => HttpResponse.html(PAGE) },
  {
    what: 'an answer that is cut in half',
    kind: 'unreadable',
    isSuccess: '200',
    answer: () => HttpResponse.text('{"data":[{"id":"1","attr', { headers: { 'Content-Type': 'application/json' } }),
  },
  { what: 'an empty answer', kind: 'unreadable', isSuccess: '200', answer: () => new HttpResponse(null) },
  {
    what: 'a promise to do it later',
    kind: 'unreadable',
    isSuccess: '2xx',
    answer: () => new HttpResponse(null, { status: 202 }),
  },
  // Before the museum did its work or after it: the caller cannot know.
  { what: 'a connection that breaks', kind: 'unanswered', answer: () => HttpResponse.error() },
  { what: 'no answer in a minute', kind: 'unanswered', answer: () => new Promise(() => undefined) },
]

/**
 * Makes requests time out until the end of the test. MSW's XMLHttpRequest ignores `timeout`. A spy, because files share a
 * worker: a definition would stay, and its timers would fire in other files.
 */
export function losePatience(): void {
  vi.spyOn(XMLHttpRequest.prototype, 'timeout', 'set').mockImplementation(function (this: XMLHttpRequest, patience) {
    if (patience > 0) setTimeout(() => this.dispatchEvent(new ProgressEvent('timeout')), patience)
  })
}

/** Longer than anything takes, also the patience with a file and the spinner of an e-mail. */
export const MINUTE = 60_000
