import { arrayOf, type Decoders, isId, isRecord, recordOf } from '@/lib/untrusted'

import { ApiError, isPage } from './apiError'

/** The id and the attributes of a resource, as one flat object. */
export type Flat = { id: string } & Record<string, unknown>

function flatten(resource: unknown): Flat | null {
  if (!isRecord(resource)) return null
  const id = textOf(resource['id'])
  if (id === '') return null
  const attributes = isRecord(resource['attributes']) ? resource['attributes'] : resource
  return { ...attributes, id }
}

/** Reads `{data: {id, attributes}}`, `{data: {id, …}}` or `{id, …}`. @throws ApiError `unreadable` without an id */
export function readResource(body: unknown): Flat {
  const resource = flatten(isRecord(body) && isRecord(body['data']) ? body['data'] : body)
  if (!resource) throw new ApiError('unreadable')
  return resource
}

/** Reads the entries with an id of `{data: […]}`. @throws ApiError `unreadable` if `data` is no array */
export function readList(body: unknown): Flat[] {
  const list = isRecord(body) ? body['data'] : null
  if (!Array.isArray(list)) throw new ApiError('unreadable')
  return (list as unknown[]).map(flatten).filter((resource) => resource !== null)
}

/** Returns a decoder of a list. It omits entries without an id, or with an attribute that decodes to undefined. */
export function listReader<Item extends object>(attributes: Decoders<Item>) {
  const readItems = arrayOf(recordOf(attributes))
  return (body: unknown): Item[] => readItems(readList(body))
}

/** Returns an attribute as a string: a number as its digits, '' for any other type. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : ''
}

/** Returns the ids in a list of ids or of objects with an id. Omits invalid ids. */
export const idsOf = arrayOf((item) => {
  const id = textOf(isRecord(item) ? item['id'] : item)
  return isId(id) ? id : undefined
})

/** Reads a price in Mexican pesos from a number or a string such as "150.0"; null for other values. */
export function priceOf(value: unknown): number | null {
  const price = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof price === 'number' && Number.isFinite(price) && price >= 0 ? price : null
}

/** Decodes a response whose body is not needed. @throws ApiError `unreadable` for HTML, which only a proxy sends */
export function readNothing(body: unknown): void {
  if (isPage(body)) throw new ApiError('unreadable')
}
