import { cleanText } from './cleanText'
import { normalize } from './normalize'

/** The maximum number of characters of a query. Every name is shorter. */
const MAX_QUERY_LENGTH = 500

/** A run of digits, or a run of letters that may contain apostrophes. */
const WORD = /[nN]\.?[º°]|\p{L}\p{M}*(?:['’´`]?\p{L}\p{M}*)*|\p{N}+/gu

/**
 * Words that the search ignores: abbreviations before a number, as in «Técnica No. 14», and the endings of ordinals, as
 * in «1º de Mayo».
 */
const IGNORED = /^(?:no|num|numero|n\.?[º°]|[ºª])$/

const APOSTROPHES = /['’´`]/g

/** Returns the normalised words of a text, without apostrophes or punctuation. */
function searchWords(text: string): string[] {
  const words = normalize(cleanText(text)).replace(APOSTROPHES, '').match(WORD) ?? []
  return words.filter((word) => !IGNORED.test(word))
}

/**
 * Returns the words of a query, without duplicates. Ignores the end of a very long query, which would slow down the
 * search.
 */
const queryWords = (query: string) => [...new Set(searchWords(query.slice(0, MAX_QUERY_LENGTH)))]

/** A name that `searchIndex` has prepared for searching. */
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
  const words = queryWords(query)
  return index.filter(({ key }) => words.every((word) => key.includes(word))).map(({ name }) => name)
}

/** Returns the name that equals the input, ignoring accents, case, punctuation and blanks. */
export function findName(index: readonly SearchEntry[], text: string): string | undefined {
  const key = searchWords(text).join(' ')
  return index.find((entry) => entry.key === key)?.name
}

/** Returns the start and end of the first match of a query word in a name. */
function matchIn(shown: string, wanted: string): [start: number, end: number] | undefined {
  for (const { 0: word, index } of shown.matchAll(WORD)) {
    const [plain = ''] = searchWords(word)
    const start = plain.indexOf(wanted)
    // Normalising may change the length of a word, as in «O'Higgins». The match is then the whole word.
    if (start >= 0 && plain.length !== word.length) return [index, index + word.length]
    if (start >= 0) return [index + start, index + start + wanted.length]
  }
  return undefined
}

/**
 * Splits a name into pieces that match the query and pieces that do not match. Only the first match of each query word
 * counts.
 * @returns the pieces with their indexes in the name
 */
export function markMatches(name: string, query: string): { text: string; matched: boolean; start: number }[] {
  const shown = cleanText(name)
  const hits = Array.from(shown.split(''), () => false)
  for (const wanted of queryWords(query)) {
    const match = matchIn(shown, wanted)
    if (match) hits.fill(true, ...match)
  }
  const pieces: { text: string; matched: boolean; start: number }[] = []
  for (const [start, letter] of shown.split('').entries()) {
    const matched = hits[start] === true
    const last = pieces.at(-1)
    if (last?.matched === matched) last.text += letter
    else pieces.push({ text: letter, matched, start })
  }
  return pieces
}
