import { HttpResponse } from './msw.ts'

const DEFAULT_PAGE_SIZE = 25
const LARGEST_PAGE_SIZE = 1000

type Value = string | number | boolean | null

export type Item = { id: number } & Record<string, Value>

/** Returns a JSON:API resource, with the id as a string and all other fields as attributes. */
export function resource<Fields extends { id: number }>(type: string, { id, ...attributes }: Fields) {
  return { id: String(id), type, attributes }
}

/** Returns a relationship to resources of another type. */
export function related(type: string, ids: number[]) {
  return { [type]: { data: ids.map((id) => ({ id: String(id), type })) } }
}

/** Returns the response to a call that stored a resource. */
export function created(type: string, record: { id: number }): Response {
  return HttpResponse.json({ data: resource(type, record) }, { status: 201 })
}

/** Returns a page of a list, sorted and sized as the query requires. */
export function listPage(type: string, items: readonly Item[], query: URLSearchParams) {
  const size = Math.min(positive(query.get('page[size]'), DEFAULT_PAGE_SIZE), LARGEST_PAGE_SIZE)
  const start = (positive(query.get('page[number]'), 1) - 1) * size
  const page = sorted(items, query).slice(start, start + size)
  return { data: page.map((item) => resource(type, item)) }
}

function positive(text: string | null, fallback: number): number {
  const number = Number(text)
  return Number.isSafeInteger(number) && number > 0 ? number : fallback
}

function sorted(items: readonly Item[], query: URLSearchParams): readonly Item[] {
  const key = query.get('sort_by')
  if (key === null || !items.every((item) => key in item)) return items
  const sign = query.get('order') === 'desc' ? -1 : 1
  const text = (item: Item) => String(item[key] ?? '')
  return items.toSorted((a, b) => sign * text(a).localeCompare(text(b), 'es-MX', { numeric: true }))
}
