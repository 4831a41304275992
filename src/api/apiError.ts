import { isAxiosError } from 'axios'

import type { ApiErrorKind } from '@/lib/requestState'
import { isRecord } from '@/lib/untrusted'

/** The error that every call of this folder throws. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  /** The HTTP status; null without a response. An `unreadable` error may also lack it. */
  readonly status: number | null
  /** The server's explanation, in Spanish; null without one. */
  readonly detail: string | null
  /** Whether the server no longer accepts the session's token, so that the user has to sign in again. */
  readonly endsSession: boolean
  /** Whether the response is HTML, which a proxy or another server in between sends. */
  readonly isPage: boolean

  constructor(
    kind: ApiErrorKind,
    { status = null, detail = null, endsSession = false, isPage = false }: Partial<ApiError> = {},
  ) {
    super(`API call ${kind}`)
    this.name = 'ApiError'
    this.kind = kind
    this.status = status
    this.detail = detail
    this.endsSession = endsSession
    this.isPage = isPage
  }
}

/** Returns the text if it is fit for users: not blank, no HTML, no stack trace (which has line breaks). */
const sentence = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' && !/<[a-z!/]|\n/i.test(value) ? value : null

/**
 * The explanation in the body of a failure: `errors[0].detail`, otherwise `error`, otherwise null. Ignores the `error`
 * of Rails' default body, `{"status":500,"error":"Internal Server Error"}`, because it only names the status.
 */
function readDetail(body: unknown, status: number): string | null {
  if (!isRecord(body)) return null
  const first: unknown = Array.isArray(body['errors']) ? (body['errors'] as unknown[])[0] : null
  const detail = sentence(isRecord(first) ? first['detail'] : null)
  return detail ?? (body['status'] === status ? null : sentence(body['error']))
}

/** Whether a body is HTML, such as a proxy's error page. The API never sends HTML. */
export const isPage = (body: unknown) => typeof body === 'string' && body.trimStart().startsWith('<')

/**
 * Converts the error of a call to an ApiError. A 401 ends the session if the call had sent the session's token.
 * @throws the same error if it is not about the call, such as a programming error in a decoder
 */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (!isAxiosError<unknown>(error)) throw error
  if (!error.response) return new ApiError('unanswered')
  const { status, data } = error.response
  const sentBearer = error.config?.headers.has('Authorization') ?? false
  return new ApiError(status >= 500 ? 'fault' : 'refused', {
    status,
    detail: readDetail(data, status),
    endsSession: status === 401 && sentBearer,
    isPage: isPage(data),
  })
}

/**
 * Whether a sign-in was refused because the account is not validated yet. The API reports that only in free text:
 * Devise's in English ('You have to confirm your email address…') or Spanish ('Tienes que confirmar tu cuenta…'), or
 * the museum's. 'Verifica tus datos' and 'Invalid email or password' are about wrong passwords.
 */
export const isNotConfirmed = ({ kind, detail }: ApiError): boolean =>
  kind === 'refused' &&
  /\b(?:confirm|unconfirmed|verified|unverified|verificad|validad|validar|validaci|valida (?:tu|su)|activated|activad)/i.test(
    detail ?? '',
  )
