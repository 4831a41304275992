import { type AxiosRequestConfig, create } from 'axios'

import { settings } from '@/model/env'
import { isId } from '@/lib/untrusted'
import { sessionToken } from '@/model/session'

import { ApiError, isPage, toApiError } from './apiError'

export const baseURL = `${settings.apiUrl}/api/v1`

/** The axios client of all calls for JSON. The time-out is in milliseconds. */
export const http = create({ baseURL, timeout: 20_000, headers: { Accept: 'application/json' } })

interface Request extends AxiosRequestConfig {
  headers?: Record<string, string>
}

/** Returns the request config with the session's token, for calls that require or accept the token. */
export function bearer(): Pick<Request, 'headers'> {
  const token = sessionToken()
  return token === null ? {} : { headers: { Authorization: `Bearer ${token}` } }
}

/** Returns an id as a segment of a path. @throws ApiError `refused`, 404, for text that could change the path */
export function idInPath(id: string | number): string {
  const text = String(id)
  if (!isId(text)) throw new ApiError('refused', { status: 404 })
  return text
}

/** Returns the query parameters of every list: the first page, in Spanish. @param size the maximum number of entries */
export const listParams = (size = 25) => ({
  locale: 'es',
  'page[number]': '1',
  'page[size]': String(size),
})

export const sortedListParams = { ...listParams(), sort_by: 'id', order: 'asc' }

/**
 * Returns the header of one attempt. Browsers silently repeat a request whose connection breaks; nginx answers 425.
 * Another origin would need CORS for the header.
 */
const attempt = (): Record<string, string> =>
  settings.apiUrl === '' ? { 'X-Attempt': crypto.getRandomValues(new Uint32Array(4)).join('-') } : {}

/** Makes one call that changes nothing. @param decode may throw ApiError `unreadable` @throws ApiError */
export async function call<Result>(
  request: AxiosRequestConfig,
  decode: (body: unknown, status: number) => Result,
): Promise<Result> {
  try {
    const { status, data } = await http.request<unknown>(request)
    return decode(data, status)
  } catch (error) {
    throw toApiError(error)
  }
}

/** Like `call`, for a call that changes data, whatever its method. */
export const change = async <Result>(
  request: Request,
  decode: (body: unknown, status: number) => Result,
): Promise<Result> => call({ ...request, headers: { ...request.headers, ...attempt() } }, decode)

/** Makes a call that changes data. @throws ApiError; `unreadable` for HTML and any 2xx but 200 */
export const acknowledged = async (request: Request): Promise<void> =>
  change(request, (body, status) => {
    if (status !== 200 || isPage(body)) throw new ApiError('unreadable', { status })
  })
