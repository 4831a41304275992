import { normalize } from './normalize'

/** Characters of a query that are used. No name is longer. */
const MAX_QUERY_LENGTH = 500

function searchWords(text: string): string[] {
  return normalize(text).split(/\s+/).filter(Boolean)
}

/** Without duplicates, so that a long pasted text does not slow the search down. */
const queryWords = (query: string) => [...new Set(searchWords(query.slice(0, MAX_QUERY_LENGTH)))]

/** A name, prepared by `searchIndex`. */
export interface SearchEntry {
  name: string
  /** The normalised words of the name, joined by single spaces. */
  key: string
}

/** Prepares names for searching. Of names with the same key only the first stays. */
export function searchIndex(names: readonly string[]): SearchEntry[] {
  const byKey = new Map<string, SearchEntry>()
  for (const name of names) {
    const key = searchWords(name).join(' ')
    if (key !== '' && !byKey.has(key)) byKey.set(key, { name, key })
  }
  return [...byKey.values()]
}

/** The names that contain every word of the query, in the order of the list. */
export function searchNames(index: readonly SearchEntry[], query: string): string[] {
  const words = queryWords(query)
  return index.filter(({ key }) => words.every((word) => key.includes(word))).map(({ name }) => name)
}

/** The name that equals a text, apart from accents, case and blanks. */
export function findName(index: readonly SearchEntry[], text: string): string | undefined {
  const key = searchWords(text).join(' ')
  return index.find((entry) => entry.key === key)?.name
}

/**
 * Divides a name into pieces that match the query and pieces that do not. Of each word only the first match counts.
 * @returns the pieces with their indexes in the name
 */
export function markMatches(name: string, query: string): { text: string; matched: boolean; start: number }[] {
  const composed = name.normalize('NFC')
  const plain = normalize(composed)
  const hits = Array.from(plain, () => false)
  // Normalising changes the length of a few letters of other alphabets. Then nothing is marked.
  if (plain.length === composed.length) {
    for (const word of queryWords(query)) {
      const start = plain.indexOf(word)
      if (start >= 0) hits.fill(true, start, start + word.length)
    }
  }
  const pieces: { text: string; matched: boolean; start: number }[] = []
  for (const [start, letter] of composed.split('').entries()) {
    const matched = hits[start] === true
    const last = pieces.at(-1)
    if (last?.matched === matched) last.text += letter
    else pieces.push({ text: letter, matched, start })
  }
  return pieces
}
