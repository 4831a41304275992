import { describe, expect, test, vi } from 'vitest'

import { findName, markMatches, normalize, searchIndex, searchNames } from '@/lib/searchText'

const index = searchIndex(['Escuela Secundaria Técnica 14', 'Colegio Madrid', 'colegio  madrid', ' ', 'Niños Héroes'])

test('normalises accents, ñ and case', () => {
  expect(normalize('ÁÉÍÓÚ Ñandú pingüino')).toBe('aeiou nandu pinguino')
})

test('keeps names that read the same once, and no empty ones', () => {
  expect(index.map(({ name }) => name)).toEqual(['Escuela Secundaria Técnica 14', 'Colegio Madrid', 'Niños Héroes'])
})

test.each([
  ['tecnica', ['Escuela Secundaria Técnica 14']],
  ['14 SEC', ['Escuela Secundaria Técnica 14']],
  ['ninos', ['Niños Héroes']],
  ['', ['Escuela Secundaria Técnica 14', 'Colegio Madrid', 'Niños Héroes']],
  ['secundaria madrid', []],
])('searching «%s»', (query, names) => {
  expect(searchNames(index, query)).toEqual(names)
})

test.each([
  ['  COLEGIO madrid ', 'Colegio Madrid'],
  ['colegio', undefined],
  ['', undefined],
])('the name that «%s» spells', (text, name) => {
  expect(findName(index, text)).toBe(name)
})

const marked = (name: string, query: string) =>
  markMatches(name, query)
    .map(({ text, matched }) => (matched ? `[${text}]` : text))
    .join('')

describe('marking', () => {
  test.each([
    ['Escuela Técnica 14', 'tec 14', 'Escuela [Téc]nica [14]'],
    ['Colegio Madrid', '', 'Colegio Madrid'],
    ['Te\u0301cnica', 'tecnica', '[Técnica]'],
  ])('%s for «%s»', (name, query, shown) => {
    expect(marked(name, query)).toBe(shown)
  })
})

/** How often a search looks for a word in a name. */
function looksOfSearch(query: string): number {
  const spies = [vi.spyOn(String.prototype, 'includes'), vi.spyOn(String.prototype, 'indexOf')]
  searchNames(index, query)
  markMatches('Colegio Madrid', query)
  const calls = spies.map((spy) => spy.mock.calls.length)
  for (const spy of spies) spy.mockRestore()
  return calls.reduce((sum, count) => sum + count, 0)
}

test.each([
  ['the same word', () => 'colegio'],
  ['other words', (place: number) => `c${place}`],
])('a query of 100,000 words takes no more looks than a short one: %s', (_what, word) => {
  const words = (count: number) => Array.from({ length: count }, (_, place) => word(place)).join(' ')
  expect(looksOfSearch(words(100_000))).toBe(looksOfSearch(words(1000)))
})
