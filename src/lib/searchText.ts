/** Text as people search it: without accents, in lower case. One character stays one character, so positions still match. */
export function normalize(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
}

/** The words of a text as people search it. */
function searchWords(text: string): string[] {
  return normalize(text).split(/\s+/).filter(Boolean)
}

export interface SearchEntry {
  name: string
  /** The name's normalised words, one space apart. */
  key: string
}

/** Prepares a list of names for searching, once; names that read the same are kept once. */
export function searchIndex(names: readonly string[]): SearchEntry[] {
  const byKey = new Map<string, SearchEntry>()
  for (const name of names) {
    const key = searchWords(name).join(' ')
    if (key !== '' && !byKey.has(key)) byKey.set(key, { name, key })
  }
  return [...byKey.values()]
}

/** The names that contain every word of the query, anywhere and in any order, in the list's own order. */
export function searchNames(index: readonly SearchEntry[], query: string): string[] {
  const words = searchWords(query)
  return index.filter(({ key }) => words.every((word) => key.includes(word))).map(({ name }) => name)
}

/** The name that a full text spells, accents and case aside. */
export function findName(index: readonly SearchEntry[], text: string): string | undefined {
  const key = searchWords(text).join(' ')
  return index.find((entry) => entry.key === key)?.name
}

/** Cuts a name where the query's words match it, first match of each word. The pieces joined are the name. */
export function markMatches(name: string, query: string): { text: string; matched: boolean; start: number }[] {
  const composed = name.normalize('NFC')
  const plain = normalize(composed)
  const hits = Array.from(plain, () => false)
  // A few letters of other alphabets change length when normalised: better no mark than a wrong one.
  if (plain.length === composed.length) {
    for (const word of searchWords(query)) {
      const start = plain.indexOf(word)
      if (start >= 0) hits.fill(true, start, start + word.length)
    }
  }
  const pieces: { text: string; matched: boolean; start: number }[] = []
  for (const [start, letter] of composed.split('').entries()) {
    const matched = hits[start] ?? false
    const last = pieces.at(-1)
    if (last?.matched === matched) last.text += letter
    else pieces.push({ text: letter, matched, start })
  }
  return pieces
}
