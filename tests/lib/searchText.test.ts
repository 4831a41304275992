import { describe, expect, test } from 'vitest'

import { normalize } from '@/lib/normalize'
import { findName, markMatches, searchIndex, searchNames } from '@/lib/searchText'

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

test.each([
  ['the same word', () => 'colegio'],
  ['other words', (number: number) => `c${number}`],
])('a query of 200,000 words, as somebody pastes it, is searched at once: %s', (_what, word) => {
  const query = Array.from({ length: 200_000 }, (_, number) => word(number)).join(' ')
  const schools = searchIndex(Array.from({ length: 1000 }, (_, number) => `Colegio ${number}`))
  expect(searchNames(schools, query)).toHaveLength(query.startsWith('colegio') ? 1000 : 0)
  expect(marked('Colegio Madrid', query)).toMatch(/legio Madrid$|^\[Colegio\] Madrid$/)
})
