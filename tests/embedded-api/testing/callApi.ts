import { getResponse } from 'msw'

import type { EmbeddedApi } from '../embeddedApi.ts'
import { seededAccounts } from '../seed/accounts.ts'

interface Options {
  body?: unknown
  token?: string
}

interface Answer {
  status: number
  body: unknown
  /** What the client would read out to people: errors[0].detail, or error. */
  sentence: string
}

/** The origin that the API is told to be at, in the tests that have no HTTP. */
export const ORIGIN = 'http://museo.test'

/** Asks the embedded API's handlers directly, without HTTP. */
export async function fetchApi(api: EmbeddedApi, line: string, { body, token }: Options = {}): Promise<Response> {
  const [method = '', path = ''] = line.split(' ')
  const request = new Request(`${ORIGIN}/api/v1${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      'Content-Type': 'application/json',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const response = await getResponse(api.handlers, request)
  if (response === undefined) throw new Error(`${line} has no handler`)
  return response
}

/** The same, with the answer read. */
export async function callApi(api: EmbeddedApi, line: string, options: Options = {}): Promise<Answer> {
  const response = await fetchApi(api, line, options)
  const body: unknown = await response.json()
  const sentence = at(body, 'errors', 0, 'detail') ?? at(body, 'error')
  return { status: response.status, body, sentence: typeof sentence === 'string' ? sentence : '' }
}

/** Signs a seeded account in and answers its token. */
export async function tokenOf(api: EmbeddedApi, who: keyof typeof seededAccounts): Promise<string> {
  const { email, password } = seededAccounts[who]
  const { body } = await callApi(api, 'POST /users/sign_in', { body: { user: { email, password } } })
  return String(at(body, 'auth_token'))
}

/** Reads into an answer of unknown shape: `at(body, 'data', 0, 'id')`. */
export function at(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>((inner, key) => {
    if (typeof inner !== 'object' || inner === null) return undefined
    return Object.entries(inner).find(([name]) => name === String(key))?.[1]
  }, value)
}
