import { ApiError } from '@/api/apiError'
import { clients } from '@/api/http'

import { type ContractRow, nameOf } from './contractRow'
import { type Answer, type Finding, findingsOf, note } from './sentences'

/** The verdict on a call. The output of `--json` contains these texts, too. */
export type Verdict = 'lee' | 'lee, con avisos' | 'no lee' | 'no probado'

/** The result of one call, or of a check that concerns all calls. */
export interface CheckOutcome {
  /** For example `GET /themes, sin token`, or `CORS`. */
  name: string
  verdict: Verdict
  /** The HTTP status; null if the check has no single response. */
  status: number | null
  findings: Finding[]
}

/** The pause between two requests in milliseconds, to limit the API's load. */
const PAUSE_MS = 300

const NO_ANSWER: Answer = { response: null, text: '', json: undefined, cause: 'NOT_SENT', sentToken: false }

export type Runner = ReturnType<typeof createRunner>

/**
 * Makes calls one after another with the functions of src/api, and reports whether the platform can read each response.
 * @param base the origin of the API, without `/api/v1`
 * @param origin the site's origin, for the Origin header; '' sends no such header
 * @param wait waits for a number of milliseconds
 * @param report receives each outcome as soon as it is known
 */
export function createRunner(
  base: string,
  origin: string,
  wait: (ms: number) => Promise<unknown>,
  report: (outcome: CheckOutcome) => void,
) {
  const outcomes: CheckOutcome[] = []
  /** Every response, with the call's name. */
  const answers: { name: string; answer: Answer }[] = []
  /** Secrets to remove from the output. */
  const secrets = new Set<string>()
  /** The token of the session, and the token that the current call sends. */
  let token: string | null = null
  let bearer: string | null = null
  let last = NO_ANSWER

  /** Sends one request and returns the raw response. */
  async function request(url: string, init: RequestInit): Promise<Answer> {
    if (answers.length > 0) await wait(PAUSE_MS)
    const headers = new Headers(init.headers)
    if (origin !== '') headers.set('Origin', origin)
    if (bearer !== null) headers.set('Authorization', `Bearer ${bearer}`)
    try {
      const response = await fetch(url, { ...init, headers })
      const text = await response.text()
      const json: unknown = await new Response(text).json().catch(() => undefined)
      return { response, text, json, cause: '', sentToken: headers.has('Authorization') }
    } catch (error) {
      return { ...NO_ANSWER, cause: causeOf(error) }
    }
  }

  /** The `fetch` function for axios. Records the response. */
  async function fetchForAxios(url: string, init: RequestInit): Promise<Response> {
    last = await request(url, init)
    const { response, text, cause } = last
    if (!response) throw new TypeError(cause)
    return new Response(text === '' ? null : text, { status: response.status, headers: response.headers })
  }

  for (const { defaults } of clients) {
    // If `Request` is null, axios calls `fetch` with a URL and options instead of a `Request`.
    const env = { ...defaults.env, fetch: fetchForAxios, Request: null, Response }
    Object.assign(defaults, { adapter: 'fetch', baseURL: `${base}/api/v1`, env })
  }

  /** Makes a call. The runner sets the token, because src/api reads it from cookies, which Node lacks. */
  async function make<Needed, Result>(row: ContractRow<Needed, Result>, needed: Needed) {
    bearer = row.token === undefined ? null : token
    last = NO_ANSWER
    try {
      const result = await row.send(needed)
      return { error: null, result, answer: last }
    } catch (error) {
      if (error instanceof ApiError) return { error, answer: last }
      throw error
    } finally {
      bearer = null
      answers.push({ name: nameOf(row), answer: last })
    }
  }

  function add(name: string, found: Finding[], answer: Answer | null, verdict = verdictOf(found)): void {
    const findings = found.map(({ level, text }) => ({ level, text: without(text, [...secrets]) }))
    const outcome = { name, verdict, status: answer?.response?.status ?? null, findings }
    outcomes.push(outcome)
    report(outcome)
  }

  /**
   * Makes a call and reports whether the platform can read the response.
   * @param refusals for a call that the API must refuse: the allowed statuses, the usual one first
   * @returns the value read from the response; null if it is unreadable or a refusal
   */
  async function ask<Needed, Result>(
    row: ContractRow<Needed, Result>,
    needed: NoInfer<Needed>,
    about = '',
    refusals?: number[],
  ): Promise<Result | null> {
    const made = await make(row, needed)
    add(`${nameOf(row)}${about}`, findingsOf(row, made, refusals), made.answer)
    return made.error === null ? made.result : null
  }

  /** Reports why a call was not made. */
  const skip = (name: string, reason: string) => add(name, [note(reason)], null, 'no probado')
  /** Sets the token for later calls that require one; null ends the session. */
  const setToken = (next: string | null): void => void (token = next)
  return { outcomes, answers, secrets, add, request, ask, skip, setToken }
}

const without = (text: string, secrets: string[]) => secrets.reduce((left, one) => left.replaceAll(one, '•••'), text)

function verdictOf(findings: Finding[]): Verdict {
  if (findings.some(({ level }) => level === 'problem')) return 'no lee'
  return findings.some(({ level }) => level === 'warning') ? 'lee, con avisos' : 'lee'
}

/** Why no response arrived: Node's error code, the error's name, or otherwise the error's message. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return String(cause)
  if ('code' in cause) return String(cause.code)
  return cause.name === 'Error' ? cause.message : cause.name
}
