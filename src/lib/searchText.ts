import { cleanText } from './cleanText'
import { normalize } from './normalize'

/** Every name is shorter. Without a limit, a very long query would slow down the search. */
const MAX_QUERY_LENGTH = 500

/** A run of digits, or a run of letters that may contain apostrophes. */
const WORD = /[nN]\.?[º°]|\p{L}\p{M}*(?:['’´`]?\p{L}\p{M}*)*|\p{N}+/gu

/** Ignored words: abbreviations before a number («Técnica No. 14»), and endings of ordinals («1º de Mayo»). */
const IGNORED = /^(?:no|num|numero|n\.?[º°]|[ºª])$/

const APOSTROPHES = /['’´`]/g

function searchWords(text: string): string[] {
  const words = normalize(cleanText(text)).replace(APOSTROPHES, '').match(WORD) ?? []
  return words.filter((word) => !IGNORED.test(word))
}

export interface SearchEntry {
  name: string
  /** The normalised words of the name, joined by single spaces. */
  key: string
}

/** Prepares names for searching. Of several names with the same key, keeps only the first. */
export function searchIndex(names: readonly string[]): SearchEntry[] {
  const byKey = new Map<string, SearchEntry>()
  for (const name of names) {
    const key = searchWords(name).join(' ')
    if (key !== '' && !byKey.has(key)) byKey.set(key, { name, key })
  }
  return [...byKey.values()]
}

/** Returns the names that contain every word of the query, in the order of the list. */
export function searchNames(index: readonly SearchEntry[], query: string): string[] {
  const words = searchWords(query.slice(0, MAX_QUERY_LENGTH))
  return index.filter(({ key }) => words.every((word) => key.includes(word))).map(({ name }) => name)
}

/** Returns the name that equals the input, ignoring accents, case, punctuation and blanks. */
export function findName(index: readonly SearchEntry[], text: string): string | undefined {
  const key = searchWords(text).join(' ')
  return index.find((entry) => entry.key === key)?.name
}
