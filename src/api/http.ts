import { type AxiosRequestConfig, create, isAxiosError } from 'axios'

import { settings } from '@/lib/env'
import { sessionToken } from '@/lib/session'

import { ApiError, toApiError } from './apiError'

const baseURL = `${settings.apiUrl}/api/v1`

// The platform's own writer: the build leaves out the one of axios.
const paramsSerializer = (params: Record<string, string>) => new URLSearchParams(params).toString()

const http = create({ baseURL, timeout: 20_000, paramsSerializer, headers: { Accept: 'application/json' } })
const blobHttp = create({ baseURL, timeout: 60_000, paramsSerializer, responseType: 'blob' })

/** Pass as part of the request of every call that the contract marks *bearer* or *token*. */
export function bearer(): AxiosRequestConfig {
  const token = sessionToken()
  return token === null ? {} : { headers: { Authorization: `Bearer ${token}` } }
}

/** The query every list call of the API takes. */
export const listParams = (size = 25) => ({
  locale: 'es',
  'page[number]': '1',
  'page[size]': String(size),
})

/**
 * Makes one call and decodes its answer.
 * @throws ApiError, whatever went wrong; also when `decode` says that the answer is not readable.
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
 * Fetches a file. An error arrives as a Blob that holds JSON and is decoded before it is read.
 * @throws ApiError
 */
export async function download(request: AxiosRequestConfig): Promise<Blob> {
  try {
    const { data } = await blobHttp.request<Blob>(request)
    if (data.size === 0 || /html|json/.test(data.type)) throw new ApiError('unreadable')
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
