import { type AxiosRequestConfig, create, isAxiosError } from 'axios'

import { ApiError, toApiError } from './apiError'
import { baseURL } from './http'

/** The axios client of all calls for files, which take longer than JSON. The time-out is in milliseconds. */
export const blobHttp = create({ baseURL, timeout: 60_000, responseType: 'blob' })

/** The first bytes of each kind of file, as Latin-1 characters. Word files are .docx (a ZIP file), .doc or RTF. */
const beginnings = { pdf: ['%PDF-'], word: ['PK', '\u00D0\u00CF\u0011\u00E0', '{\\rtf'] } as const

async function isOfKind(file: Blob, kind: keyof typeof beginnings): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  const start = String.fromCharCode(...bytes)
  return beginnings[kind].some((beginning) => start.startsWith(beginning))
}

/**
 * Fetches a file. @param kind checked by the first bytes, because a proxy may send HTML with any content type
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

async function jsonOf(blob: Blob): Promise<unknown> {
  try {
    return JSON.parse(await blob.text())
  } catch {
    return null
  }
}
