import { isRecord } from '@/lib/untrusted'

import { ApiError, isPage } from './apiError'

/** The attributes of one resource and its id, as one flat object. */
export type Flat = { id: string } & Record<string, unknown>

const idOf = (value: unknown) => (typeof value === 'number' || typeof value === 'string' ? String(value) : '')

/** A resource with its attributes beside its id; null when it has none. */
function flatten(resource: unknown): Flat | null {
  if (!isRecord(resource)) return null
  const id = idOf(resource['id'])
  if (id === '') return null
  const attributes = isRecord(resource['attributes']) ? resource['attributes'] : resource
  return { ...attributes, id }
}

/**
 * Reads the single resource of an answer: `{data: {id, attributes}}`, `{data: {id, …}}` or `{id, …}`.
 * @throws ApiError `unreadable` when there is no resource with an id
 */
export function readResource(body: unknown): Flat {
  const resource = flatten(isRecord(body) && isRecord(body['data']) ? body['data'] : body)
  if (!resource) throw new ApiError('unreadable')
  return resource
}

/**
 * Reads the list of an answer, `{data: [resource, …]}`. Entries without an id are left out.
 * @throws ApiError `unreadable` when `data` is no list
 */
export function readList(body: unknown): Flat[] {
  const list = isRecord(body) ? body['data'] : null
  if (!Array.isArray(list)) throw new ApiError('unreadable')
  return (list as unknown[]).map(flatten).filter((resource) => resource !== null)
}

/** An attribute as text: a number in digits; '' for anything else that is no text. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : ''
}

/** A price in Mexican pesos, out of a number or a text such as "150.0"; null when it is neither, or negative. */
export function priceOf(value: unknown): number | null {
  const price = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof price === 'number' && Number.isFinite(price) && price >= 0 ? price : null
}

/**
 * For answers whose body does not matter.
 * @throws ApiError `unreadable` when the body is HTML, which only a proxy in between would send
 */
export function readNothing(body: unknown): void {
  if (isPage(body)) throw new ApiError('unreadable')
}
