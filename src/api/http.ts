import { type AxiosInstance, type AxiosRequestConfig, create, isAxiosError } from 'axios'

import { settings } from '@/lib/env'
import { isId } from '@/lib/untrusted'
import { sessionToken } from '@/lib/session'

import { ApiError, isPage, toApiError } from './apiError'

const baseURL = `${settings.apiUrl}/api/v1`

// Milliseconds: files take longer than answers.
const http = create({ baseURL, timeout: 20_000, headers: { Accept: 'application/json' } })
const blobHttp = create({ baseURL, timeout: 60_000, responseType: 'blob' })

/** The clients behind every call, for a program that sends the calls somewhere else and looks on (src/tools/check-api). */
export const clients: readonly AxiosInstance[] = [http, blobHttp]

/**
 * The part of a request that carries the token of the session; empty without a session. Only for calls that the API
 * wants it for, and never to another origin.
 */
export function bearer(): AxiosRequestConfig {
  const token = sessionToken()
  return token === null ? {} : { headers: { Authorization: `Bearer ${token}` } }
}

/**
 * An id as a step of a call's path.
 * @throws ApiError `refused` with status 404, before any call, when the text cannot be an id: it could change the path
 */
export function idInPath(id: string | number): string {
  const text = String(id)
  if (!isId(text)) throw new ApiError('refused', { status: 404 })
  return text
}

/**
 * The query that every list of the API takes: its first page, in Spanish.
 * @param size how many entries at most
 */
export const listParams = (size = 25) => ({
  locale: 'es',
  'page[number]': '1',
  'page[size]': String(size),
})

/**
 * Makes one call and decodes the JSON of its answer.
 * @param decode makes the result out of the body; throws ApiError `unreadable` when it cannot
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
 * Makes a call of whose answer only the status matters. 200 means that it was done. What another 2xx or HTML means is
 * not known: it counts as a failure.
 * @throws ApiError; `unreadable` after another 2xx or HTML
 */
export async function acknowledged(request: AxiosRequestConfig): Promise<void> {
  try {
    const { status, data } = await http.request<unknown>(request)
    if (status !== 200 || isPage(data)) throw new ApiError('unreadable', { status })
  } catch (error) {
    throw toApiError(error)
  }
}

/** The first bytes of a file, as characters of Latin-1, by its kind. Word has .docx (a ZIP file), .doc and RTF files. */
const beginnings = { pdf: ['%PDF-'], word: ['PK', '\u00D0\u00CF\u0011\u00E0', '{\\rtf'] } as const

async function isOfKind(file: Blob, kind: keyof typeof beginnings): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  const start = String.fromCharCode(...bytes)
  return beginnings[kind].some((beginning) => start.startsWith(beginning))
}

/**
 * Fetches a file. The JSON of an error arrives as a Blob too and is decoded first.
 * @param kind by its first bytes, because a proxy may send its page with any type
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

/** What the JSON in a Blob says; null when it holds none. */
async function jsonOf(blob: Blob): Promise<unknown> {
  try {
    return JSON.parse(await blob.text())
  } catch {
    return null
  }
}
