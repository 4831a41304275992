import { type AxiosInstance, type AxiosRequestConfig, create, isAxiosError } from 'axios'

import { settings } from '@/model/env'
import { isId } from '@/lib/untrusted'
import { sessionToken } from '@/model/session'

import { ApiError, isPage, toApiError } from './apiError'

const baseURL = `${settings.apiUrl}/api/v1`

// Time-outs in milliseconds. Files take longer than JSON.
const http = create({ baseURL, timeout: 20_000, headers: { Accept: 'application/json' } })
const blobHttp = create({ baseURL, timeout: 60_000, responseType: 'blob' })

/** The axios clients of all calls. `src/tools/check-api` redirects and observes their requests. */
export const clients: readonly AxiosInstance[] = [http, blobHttp]

interface Request extends AxiosRequestConfig {
  headers?: Record<string, string>
}

/**
 * Returns the request config with the session's token, or an empty config if there is no session. Use it only for calls
 * that require or accept the token.
 */
export function bearer(): Pick<Request, 'headers'> {
  const token = sessionToken()
  return token === null ? {} : { headers: { Authorization: `Bearer ${token}` } }
}

/**
 * Returns an id as a segment of a call's path.
 * @throws ApiError `refused` with status 404 if the string is not a valid id, because such a string could change the
 *   path
 */
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

/**
 * Returns a header that identifies one attempt to change data. Browsers repeat a request without telling the page if a
 * reused connection breaks. nginx responds to a repeated attempt with 425. Another origin would need CORS for the header.
 */
const attempt = (): Record<string, string> =>
  settings.apiUrl === '' ? { 'X-Attempt': crypto.getRandomValues(new Uint32Array(4)).join('-') } : {}

/**
 * Makes one call that changes nothing, and decodes the JSON of its response.
 * @param decode returns the result from the body, or throws ApiError `unreadable`
 * @throws ApiError
 */
export async function call<Result>(request: AxiosRequestConfig, decode: (body: unknown) => Result): Promise<Result> {
  try {
    const { data } = await http.request<unknown>(request)
    return decode(data)
  } catch (error) {
    throw toApiError(error)
  }
}

/**
 * Makes one call that changes data, whatever its method.
 * @param decode returns the result from the body and the status, or throws ApiError `unreadable`
 * @throws ApiError
 */
export async function change<Result>(
  request: Request,
  decode: (body: unknown, status: number) => Result,
): Promise<Result> {
  try {
    const headers = { ...request.headers, ...attempt() }
    const { status, data } = await http.request<unknown>({ ...request, headers })
    return decode(data, status)
  } catch (error) {
    throw toApiError(error)
  }
}

/**
 * Makes a call that changes data, and checks only the status of its response. Only a 200 without HTML is a success. The
 * meaning of any other 2xx is unknown.
 * @throws ApiError; `unreadable` for another 2xx or HTML
 */
export const acknowledged = async (request: Request): Promise<void> =>
  change(request, (body, status) => {
    if (status !== 200 || isPage(body)) throw new ApiError('unreadable', { status })
  })

/** The first bytes of each kind of file, as Latin-1 characters. Word files are .docx (a ZIP file), .doc or RTF. */
const beginnings = { pdf: ['%PDF-'], word: ['PK', '\u00D0\u00CF\u0011\u00E0', '{\\rtf'] } as const

async function isOfKind(file: Blob, kind: keyof typeof beginnings): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  const start = String.fromCharCode(...bytes)
  return beginnings[kind].some((beginning) => start.startsWith(beginning))
}

/**
 * Fetches a file. Decodes the JSON of an error, which also arrives as a Blob.
 * @param kind the expected kind, checked by the file's first bytes, because a proxy may send an HTML page with any
 *   content type
 * @throws ApiError; `unreadable` for a file of another kind
 */
export async function download(request: AxiosRequestConfig, kind: keyof typeof beginnings): Promise<Blob> {
  try {
    const { data } = await blobHttp.request<Blob>(request)
    if (!(await isOfKind(data, kind))) throw new ApiError('unreadable')
    return data
  } catch (error) {
    if (isAxiosError<unknown>(error) && error.response?.data instanceof Blob) {
      error.response.data = await jsonOf(error.response.data)
    }
    throw toApiError(error)
  }
}

/** Parses the JSON in a Blob; null if it is not JSON. */
async function jsonOf(blob: Blob): Promise<unknown> {
  try {
    return JSON.parse(await blob.text())
  } catch {
    return null
  }
}
