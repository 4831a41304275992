import { ApiError } from '@/api/apiError'
import { clients } from '@/api/http'

import { type ContractRow, nameOf } from './contractRow'
import { type Answer, type Finding, findingsOf, note } from './sentences'

/** The texts are what people read, and stay as they are in `--json`. */
export type Verdict = 'lee' | 'lee, con avisos' | 'no lee' | 'no probado'

/** What there is to say of one call, or of something that concerns them all. */
export interface CheckOutcome {
  /** Such as `GET /themes, sin token`, or `CORS`. */
  name: string
  verdict: Verdict
  /** The HTTP status; null when there is no single answer. */
  status: number | null
  findings: Finding[]
}

/** Milliseconds between two requests, so that a check puts no load on the API. */
const PAUSE_MS = 300

const NO_ANSWER: Answer = { response: null, text: '', json: undefined, cause: 'NOT_SENT', sentToken: false }

export type Runner = ReturnType<typeof createRunner>

/**
 * Makes calls one after another with the platform's own functions, and says of each whether they can use the answer.
 * @param base the origin of the API, without `/api/v1`
 * @param origin the origin of the site, which browsers would name; '' for the API's own
 * @param wait waits so many milliseconds
 * @param report gets each outcome as it comes
 */
export function createRunner(
  base: string,
  origin: string,
  wait: (ms: number) => Promise<unknown>,
  report: (outcome: CheckOutcome) => void,
) {
  const outcomes: CheckOutcome[] = []
  /** Every answer to a call, with the call's name. */
  const answers: { name: string; answer: Answer }[] = []
  /** Texts that are not shown. */
  const secrets = new Set<string>()
  /** Of the session that is open, and of the call that is being made. */
  let token: string | null = null
  let bearer: string | null = null
  let last = NO_ANSWER

  /** One request and its answer, as it came. */
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

  /** What axios calls as `fetch`: it remembers the answer. */
  async function fetchForAxios(url: string, init: RequestInit): Promise<Response> {
    last = await request(url, init)
    const { response, text, cause } = last
    if (!response) throw new TypeError(cause)
    return new Response(text === '' ? null : text, { status: response.status, headers: response.headers })
  }

  for (const { defaults } of clients) {
    // Without `Request`, axios hands over the URL and the options.
    const env = { ...defaults.env, fetch: fetchForAxios, Request: null, Response }
    Object.assign(defaults, { adapter: 'fetch', baseURL: `${base}/api/v1`, env })
  }

  /** Makes a call. Node has no cookies for the platform to read the session's token from, so it is set here. */
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
   * Makes a call and says whether the platform can use the answer.
   * @param refusals where the call should be refused, with which statuses, the usual one first
   * @returns what the platform reads in the answer; null if it cannot, or was refused
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
  /** The calls that follow carry this token where the contract says so; null for no session. */
  const setToken = (next: string | null): void => void (token = next)
  return { outcomes, answers, secrets, add, request, ask, skip, setToken }
}

const without = (text: string, secrets: string[]) => secrets.reduce((left, one) => left.replaceAll(one, '•••'), text)

function verdictOf(findings: Finding[]): Verdict {
  if (findings.some(({ level }) => level === 'problem')) return 'no lee'
  return findings.some(({ level }) => level === 'warning') ? 'lee, con avisos' : 'lee'
}

/** The shortest name of what kept an answer from coming: a code of Node, or the name of the error. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return String(cause)
  return 'code' in cause ? String(cause.code) : cause.name
}
