import { getResponse } from 'msw'
import { beforeEach } from 'vitest'

import { createEmbeddedApi } from '@/mocks/embeddedApi'
import { seededAccounts } from '@/mocks/seed/accounts'

export type Who = keyof typeof seededAccounts

interface Options {
  body?: unknown
  /** The seeded account whose token the request sends. */
  as?: Who | undefined
  /** A token to send instead of an account's. */
  token?: string
}

/** The origin of the API in tests without HTTP. */
export const ORIGIN = 'http://museo.test'

/**
 * Creates a mock API for the tests of a file, and resets its data before each test. Returns functions that call the API
 * without HTTP.
 */
export function testApi() {
  const api = createEmbeddedApi()
  beforeEach(() => api.reset())

  /** Makes a call, such as `GET /themes`. */
  async function fetchLine(line: string, { body, as, token }: Options = {}): Promise<Response> {
    const [method = '', path = ''] = line.split(' ')
    const bearer = as === undefined ? token : await tokenOf(as)
    const request = new Request(`${ORIGIN}/api/v1${path}`, {
      method,
      headers: {
        ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }),
        'Content-Type': 'application/json',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const response = await getResponse(api.handlers, request)
    if (response === undefined) throw new Error(`${line} has no handler`)
    return response
  }

  /** Makes a call and decodes the body. `sentence` is the message that the app shows: errors[0].detail, or error. */
  async function call(line: string, options?: Options) {
    const response = await fetchLine(line, options)
    const body: unknown = await response.json()
    return { status: response.status, body, sentence: at(body, 'errors', 0, 'detail') ?? at(body, 'error') }
  }

  const signIn = (email: string, password: string) =>
    call('POST /users/sign_in', { body: { user: { email, password } } })

  async function tokenOf(who: Who): Promise<string> {
    const { email, password } = seededAccounts[who]
    return String(at((await signIn(email, password)).body, 'auth_token'))
  }

  return { api, fetchLine, call, signIn, tokenOf }
}

/** Reads a nested value of a response of unknown shape: `at(body, 'data', 0, 'id')`. */
export function at(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>((inner, key) => {
    if (typeof inner !== 'object' || inner === null) return undefined
    return Object.entries(inner).find(([name]) => name === String(key))?.[1]
  }, value)
}
