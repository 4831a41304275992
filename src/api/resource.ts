import { isRecord } from '@/lib/record'

import { ApiError, isPage } from './apiError'

/** The attributes of one resource and its id, as one flat object. */
export type Flat = { id: string } & Record<string, unknown>

const idOf = (value: unknown) => (typeof value === 'number' || typeof value === 'string' ? String(value) : '')

function flatten(resource: unknown): Flat | null {
  if (!isRecord(resource)) return null
  const id = idOf(resource['id'])
  if (id === '') return null
  const attributes = isRecord(resource['attributes']) ? resource['attributes'] : resource
  return { ...attributes, id }
}

/**
 * Reads a single resource in any of the shapes the contract tolerates.
 * @throws ApiError `unreadable` when there is none with an id.
 */
export function readResource(body: unknown): Flat {
  const resource = flatten(isRecord(body) && isRecord(body['data']) ? body['data'] : body)
  if (!resource) throw new ApiError('unreadable')
  return resource
}

/**
 * Reads a list; what has no id is left out.
 * @throws ApiError `unreadable` when the body is not a list.
 */
export function readList(body: unknown): Flat[] {
  const list = isRecord(body) ? body['data'] : null
  if (!Array.isArray(list)) throw new ApiError('unreadable')
  return (list as unknown[]).map(flatten).filter((resource) => resource !== null)
}

/** Text out of an attribute: numbers as text, anything else as nothing. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : ''
}

/** A price out of a number or a text such as "150.0"; null when it is neither. */
export function priceOf(value: unknown): number | null {
  const price = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof price === 'number' && Number.isFinite(price) && price >= 0 ? price : null
}

/**
 * For answers the contract ignores: anything but a page, which only a proxy in between would send.
 * @throws ApiError `unreadable`
 */
export function readNothing(body: unknown): void {
  if (isPage(body)) throw new ApiError('unreadable')
}
