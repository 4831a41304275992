import { isAxiosError } from 'axios'

import type { ApiErrorKind } from '@/lib/requestState'
import { isRecord } from '@/lib/untrusted'

/** What every call of this folder throws, whatever went wrong. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  /** The HTTP status; null when no answer came or it was not looked at. */
  readonly status: number | null
  /** What the server says went wrong, in Spanish, when it says so. */
  readonly detail: string | null
  /** The server no longer accepts the token of the session: the person has to sign in again. */
  readonly endsSession: boolean
  /** HTML came instead of an answer of the API, so a proxy or another server in between sent it. */
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

/** The text if people can be shown it: not blank, no HTML, no stack trace (which has line breaks). Else null. */
const sentence = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' && !/<[a-z!/]|\n/i.test(value) ? value : null

/**
 * What the body of a failure says: `errors[0].detail`, else `error`, else null. The `error` of `{"status":500,"error":
 * "Internal Server Error"}`, which Rails sends by default, only names the status and is left out.
 */
function readDetail(body: unknown, status: number): string | null {
  if (!isRecord(body)) return null
  const first: unknown = Array.isArray(body['errors']) ? (body['errors'] as unknown[])[0] : null
  const detail = sentence(isRecord(first) ? first['detail'] : null)
  return detail ?? (body['status'] === status ? null : sentence(body['error']))
}

/** Whether a body is HTML, such as a proxy's error page. No answer of the API is. */
export const isPage = (body: unknown) => typeof body === 'string' && body.trimStart().startsWith('<')

/**
 * Turns what a call threw into an ApiError. A 401 ends the session when the call had sent its token.
 * @throws the very same error when it is not about the call, such as a mistake in the code that reads the answer
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
 * Whether a sign-in was refused because the account is not validated yet. The API has no code for it, only a free text:
 * Devise's in English ('You have to confirm your email address…') or Spanish ('Tienes que confirmar tu cuenta…'), or the
 * museum's own. 'Verifica tus datos' and 'Invalid email or password' are about wrong passwords.
 */
export const isNotConfirmed = ({ kind, detail }: ApiError): boolean =>
  kind === 'refused' &&
  /\b(?:confirm|unconfirmed|verified|unverified|verificad|validad|validar|validaci|valida (?:tu|su)|activated|activad)/i.test(
    detail ?? '',
  )
