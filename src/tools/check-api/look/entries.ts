import { textOf } from '@/api/resource'
import type { Answer } from '@/tools/check-api/transport'
import { isRecord } from '@/lib/untrusted'

import { type Finding, idsInWords, share, warning } from './finding'

/** One entry of a list as it came: its id as text and its attributes, wherever they stand. */
export interface Entry {
  id: string
  attributes: Record<string, unknown>
}

/** The attributes of a resource: inside `attributes`, or beside its id. */
export const attributesOf = (resource: unknown): Record<string, unknown> => {
  if (!isRecord(resource)) return {}
  return isRecord(resource['attributes']) ? resource['attributes'] : resource
}

/** The single resource of an answer as it came: inside `data` or bare. */
export const resourceOf = ({ json }: Answer): unknown =>
  isRecord(json) && isRecord(json['data']) ? json['data'] : json

/** The raw entries of `data`. */
export function rawEntries({ json }: Answer): unknown[] {
  const data = isRecord(json) ? json['data'] : null
  return Array.isArray(data) ? data : []
}

/** The entries of `data` that have an id. */
export const entriesOf = (answer: Answer): Entry[] =>
  rawEntries(answer)
    .map((entry) => ({ id: isRecord(entry) ? textOf(entry['id']) : '', attributes: attributesOf(entry) }))
    .filter(({ id }) => id !== '')

/**
 * The warning that entries lack an attribute, or have it empty.
 * @param visitor what a person sees of such an entry
 */
export function lacking(entries: Entry[], name: string, visitor: string): Finding[] {
  const without = entries.filter(({ attributes }) => textOf(attributes[name]).trim() === '')
  if (without.length === 0) return []
  const ids = idsInWords(without.map(({ id }) => id))
  return [warning(`${share(without, entries)} sin \`${name}\` (${ids}).`, visitor)]
}

/** The warning that an attribute is HTML where the platform shows plain text. */
export function htmlInText(entries: Entry[], name: string): Finding[] {
  const withTags = entries.filter(({ attributes }) => /<[a-z][^<>]*>|&[a-z]+;/i.test(textOf(attributes[name])))
  if (withTags.length === 0) return []
  const ids = idsInWords(withTags.map(({ id }) => id))
  return [
    warning(
      `\`${name}\` trae HTML en ${share(withTags, entries)} (${ids}), y se muestra como texto.`,
      'Lee las etiquetas tal cual.',
    ),
  ]
}
