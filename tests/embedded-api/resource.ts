import { HttpResponse } from 'msw'

const DEFAULT_PAGE_SIZE = 25
const LARGEST_PAGE_SIZE = 1000

type Value = string | number | boolean | null

export type Item = { id: number } & Record<string, Value>

export interface Resource {
  id: string
  type: string
  attributes: Record<string, unknown>
  relationships?: Record<string, { data: { id: string; type: string }[] }>
}

/** A JSON:API resource: the id as text, everything else as attributes. */
export function resource(type: string, { id, ...attributes }: Item): Resource {
  return { id: String(id), type, attributes }
}

/** Answers a list call: sorted and cut into pages as the query asks. */
export function listAnswer(type: string, items: readonly Item[], query: URLSearchParams): Response {
  const size = Math.min(positive(query.get('page[size]'), DEFAULT_PAGE_SIZE), LARGEST_PAGE_SIZE)
  const start = (positive(query.get('page[number]'), 1) - 1) * size
  const page = sorted(items, query).slice(start, start + size)
  return HttpResponse.json({ data: page.map((item) => resource(type, item)) })
}

function positive(text: string | null, fallback: number): number {
  const number = Number(text)
  return Number.isSafeInteger(number) && number > 0 ? number : fallback
}

function sorted(items: readonly Item[], query: URLSearchParams): readonly Item[] {
  const key = query.get('sort_by')
  if (key === null || !items.every((item) => key in item)) return items
  const sign = query.get('order') === 'desc' ? -1 : 1
  return items.toSorted((a, b) => sign * compare(a[key], b[key]))
}

function compare(a: Value = null, b: Value = null): number {
  return String(a ?? '').localeCompare(String(b ?? ''), 'es-MX', { numeric: true })
}
