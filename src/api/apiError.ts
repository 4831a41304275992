import { isAxiosError } from 'axios'

import { isRecord } from '@/lib/record'

/**
 * What went wrong with a call.
 * - `refused`: the server answered 4xx.
 * - `fault`: the server answered 5xx.
 * - `unanswered`: no answer came (time-out, no network); the server may have done the work.
 * - `unreadable`: an answer came that is not what the contract says, such as a proxy's HTML page.
 */
export type ApiErrorKind = 'refused' | 'fault' | 'unanswered' | 'unreadable'

export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly status: number | null
  /** What the server says went wrong, in Spanish, when it says so. */
  readonly detail: string | null
  /** The token is no longer good: somebody has to sign in again. */
  readonly endsSession: boolean
  /** A web page came instead of an answer of the API: something in between sent it. */
  readonly isPage: boolean

  constructor(
    kind: ApiErrorKind,
    { status = null, detail = null, endsSession = false, isPage = false }: Partial<ApiError> = {},
  ) {
    super(`API call ${kind}${status === null ? '' : ` with ${status}`}`)
    this.name = 'ApiError'
    this.kind = kind
    this.status = status
    this.detail = detail
    this.endsSession = endsSession
    this.isPage = isPage
  }
}

const sentence = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null)

/** The reading rule: `errors[0].detail`, else `error`, else nothing. */
function readDetail(body: unknown): string | null {
  if (!isRecord(body)) return null
  const first: unknown = Array.isArray(body['errors']) ? (body['errors'] as unknown[])[0] : null
  return sentence(isRecord(first) ? first['detail'] : null) ?? sentence(body['error'])
}

/** Whether a body is a page, which no answer of the API is. */
export const isPage = (body: unknown) => typeof body === 'string' && body.trimStart().startsWith('<')

/** Turns whatever a call threw into an ApiError; what is not about the call is thrown on. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (!isAxiosError<unknown>(error)) throw error
  if (!error.response) return new ApiError('unanswered')
  const { status, data } = error.response
  const sentBearer = error.config?.headers.has('Authorization') ?? false
  return new ApiError(status >= 500 ? 'fault' : 'refused', {
    status,
    // A fault is told in our words: what a 5xx says, such as Rails' «Internal Server Error», is for programs.
    detail: status >= 500 ? null : readDetail(data),
    endsSession: (status === 401 && sentBearer) || status === 406,
    isPage: isPage(data),
  })
}
