import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { normalize } from '@/lib/normalize'
import { findName, searchIndex, searchNames } from '@/lib/searchText'

const index = searchIndex([
  'Escuela Secundaria Técnica No. 14',
  'Colegio Madrid',
  'colegio  madrid',
  ' ',
  'Niños Héroes',
  'Escuela "Benito Juárez"',
  "Primaria Bernardo O'Higgins",
  'Escuela 1º de Mayo',
])
const FOURTEEN = 'Escuela Secundaria Técnica No. 14'

test('normalize removes accents, tildes and upper case', () => {
  expect(normalize('ÁÉÍÓÚ Ñandú pingüino')).toBe('aeiou nandu pinguino')
})

test('searchIndex drops empty names and duplicates that differ only in spelling', () => {
  expect(searchIndex(['Colegio Madrid', 'colegio  «madrid».', ' ', '-'])).toMatchObject([{ name: 'Colegio Madrid' }])
})

test.each([
  ['tecnica', [FOURTEEN]],
  ['14 SEC', [FOURTEEN]],
  ['ninos', ['Niños Héroes']],
  ['secundaria madrid', []],
])('searchNames for «%s» returns %j', (query, names) => {
  expect(searchNames(index, query)).toEqual(names)
})

test.each(['', 'no', '.', '\u200B'])('searchNames returns every name for a query without words: %j', (query) => {
  expect(searchNames(index, query)).toHaveLength(index.length)
})

test.each([
  ['Secundaria Técnica No. 14', FOURTEEN],
  ['secundaria tecnica 14', FOURTEEN],
  ['tecnica14', FOURTEEN],
  ['Técnica núm.14', FOURTEEN],
  ['TÉCNICA #14', FOURTEEN],
  ['Técnica N.º 14', FOURTEEN],
  ['Técnica n° 14', FOURTEEN],
  ['técnica número 14', FOURTEEN],
  ['Sec.Tec.14', FOURTEEN],
  ['\u202Atec\u00ADnica\u00A014\u202C', FOURTEEN],
  ['Te\u0301cnica 14', FOURTEEN],
  ['benito juarez.', 'Escuela "Benito Juárez"'],
  ['«Benito Juárez»', 'Escuela "Benito Juárez"'],
  ['ohiggins', "Primaria Bernardo O'Higgins"],
  ['O’Higgins', "Primaria Bernardo O'Higgins"],
  ['1 de mayo', 'Escuela 1º de Mayo'],
  ['1° de Mayo', 'Escuela 1º de Mayo'],
])('107. searchNames finds the school for the spelling «%s»', (query, name) => {
  expect(searchNames(index, query)).toEqual([name])
})

test.each([
  ['  COLEGIO madrid ', 'Colegio Madrid'],
  ['Colegio «Madrid».', 'Colegio Madrid'],
  ['escuela secundaria tecnica14', FOURTEEN],
  ['escuela benito juarez.', 'Escuela "Benito Juárez"'],
  ['colegio', undefined],
  ['Escuela Secundaria Técnica No. 1 4', undefined],
  ['', undefined],
  ['.', undefined],
])('107. findName for «%s» returns %s', (text, name) => {
  expect(findName(index, text)).toBe(name)
})

test.each([
  ['the same word', () => 'colegio'],
  ['different words', (number: number) => `c${number}`],
])('the search handles a query of 200,000 words without a timeout: %s', (_what, word) => {
  const query = Array.from({ length: 200_000 }, (_, number) => word(number)).join(' ')
  const schools = searchIndex(Array.from({ length: 1000 }, (_, number) => `Colegio ${number}`))
  expect(searchNames(schools, query)).toHaveLength(query.startsWith('colegio') ? 1000 : 0)
})

/** Words of a school's name, with capitals, accents and digits. */
const words = fc.array(
  fc.constantFrom('Escuela', 'Técnica', 'Ñandú', 'Benito', 'Juárez', '14', '305', 'O’Higgins', 'B'),
  {
    minLength: 1,
    maxLength: 6,
  },
)
/** Separators and invisible characters that users, phones and lists put around words. */
const noise = fc.array(
  fc.constantFrom(' ', '  ', '.', ',', '"', '“', '«', ' #', ' no. ', ' Núm. ', '\u00A0', '\u202A', '-'),
  {
    maxLength: 4,
  },
)
const asWritten = (text: string, form: number) =>
  [text, text.toUpperCase(), text.normalize('NFD'), normalize(text), text.replace(/./u, '$&\u00AD')][form] ?? text

const samePair = fc
  .tuple(words, fc.array(fc.tuple(noise, fc.nat(4)), { minLength: 7, maxLength: 7 }))
  .map(([name, writings]) => ({
    name: name.join(' '),
    written: name.map((word, position) => {
      const [around = [], form = 0] = writings[position] ?? []
      return `${asWritten(word, form)} ${around.join('')} `
    }),
  }))

test('107. the search finds a name in any spelling', () => {
  fc.assert(
    fc.property(samePair, ({ name, written }) => {
      const one = searchIndex([name])
      expect(findName(one, written.join(''))).toBe(name)
      for (const word of written) expect(searchNames(one, word)).toEqual([name])
    }),
  )
})
