import { isAxiosError } from 'axios'

import type { ApiErrorKind } from '@/lib/requestState'
import { isRecord } from '@/lib/untrusted'

export class ApiError extends Error {
  override name = 'ApiError'
  readonly kind: ApiErrorKind
  /** The HTTP status; null if there was no response, and in some `unreadable` errors. */
  readonly status: number | null
  /** The server's explanation, in Spanish; null if the server sent none. */
  readonly detail: string | null
  /** Whether the server no longer accepts the session's token. If so, the user has to sign in again. */
  readonly endsSession: boolean
  /** Whether the response is HTML, which only a proxy or another intermediate server sends. */
  readonly isPage: boolean

  constructor(
    kind: ApiErrorKind,
    { status = null, detail = null, endsSession = false, isPage = false }: Partial<ApiError> = {},
  ) {
    super(`API call ${kind}`)
    this.kind = kind
    this.status = status
    this.detail = detail
    this.endsSession = endsSession
    this.isPage = isPage
  }
}

/** Returns the text if users can read it; null for blank text, HTML and stack traces (which have line breaks). */
const sentence = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' && !/<[a-z!/]|\n/i.test(value) ? value : null

/** Returns `errors[0].detail`, or else `error`, or null. Ignores Rails' default body, which only names the status. */
function readDetail(body: unknown, status: number): string | null {
  if (!isRecord(body)) return null
  const first: unknown = Array.isArray(body['errors']) ? (body['errors'] as unknown[])[0] : null
  const detail = sentence(isRecord(first) ? first['detail'] : null)
  return detail ?? (body['status'] === status ? null : sentence(body['error']))
}

/** Whether a body is HTML, such as a proxy's error page. The API never sends HTML. */
export const isPage = (body: unknown) => typeof body === 'string' && body.trimStart().startsWith('<')

/** 425: the browser repeated an attempt (see `attempt` in `http.ts`), so the response to the first one was lost. */
function kindOf(status: number): ApiErrorKind {
  if (status === 425) return 'unanswered'
  return status >= 500 ? 'fault' : 'refused'
}

/** Converts the error of a call to an ApiError. A 401 ends a session whose token was sent. @throws any other error */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (!isAxiosError<unknown>(error)) throw error
  if (!error.response) return new ApiError('unanswered')
  const { status, data } = error.response
  const sentBearer = error.config?.headers.has('Authorization') ?? false
  return new ApiError(kindOf(status), {
    status,
    detail: readDetail(data, status),
    endsSession: status === 401 && sentBearer,
    isPage: isPage(data),
  })
}

/**
 * Whether the account is not validated yet, which the API reports only as text: Devise's message in English or
 * Spanish, or the museum's. 'Verifica tus datos' and 'Invalid email or password' mean a wrong password.
 */
export const isNotConfirmed = ({ kind, detail }: ApiError): boolean =>
  kind === 'refused' &&
  /\b(?:confirm|unconfirmed|verified|unverified|verificad|validad|validar|validaci|valida (?:tu|su)|activated|activad)/i.test(
    detail ?? '',
  )
