import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { looksLikeEmail, readEmails } from '@/lib/emailList'
import { EMAIL } from '@/lib/fieldRules'

function read(text: string) {
  const { found, rejected, omitted } = readEmails(text)
  return { found, rejected, omitted }
}

describe('the e-mails of a text', () => {
  it.each<[what: string, text: string, found: string[]]>([
    ['spaces and line ends', 'a@x.mx b@x.mx\nc@x.mx', ['a@x.mx', 'b@x.mx', 'c@x.mx']],
    ['commas and semicolons, with and without spaces', 'a@x.mx,b@x.mx; c@x.mx;', ['a@x.mx', 'b@x.mx', 'c@x.mx']],
    ['Windows line ends, tabs and empty lines', 'a@x.mx\r\n\r\n\tb@x.mx\t\r\n', ['a@x.mx', 'b@x.mx']],
    ['spaces that do not break, and ones nobody sees', 'a@x.mx\u00A0\u2060b@x.mx\u200B', ['a@x.mx', 'b@x.mx']],
    ['angle brackets alone', '<a@x.mx>, <b@x.mx>', ['a@x.mx', 'b@x.mx']],
    ['names as Gmail copies them', 'Ana López <ana@x.mx>, Beto Ruiz <beto@x.mx>', ['ana@x.mx', 'beto@x.mx']],
    ['a name with a comma in quotes', '"López, Ana" <ana@x.mx>; Beto <beto@x.mx>', ['ana@x.mx', 'beto@x.mx']],
    ['names and addresses without commas', 'Ana <ana@x.mx> Beto <beto@x.mx>', ['ana@x.mx', 'beto@x.mx']],
    ['brackets, quotes and full stops around', '(a@x.mx) "b@x.mx" c@x.mx.', ['a@x.mx', 'b@x.mx', 'c@x.mx']],
    ['links', 'mailto:a@x.mx MAILTO:b@x.mx', ['a@x.mx', 'b@x.mx']],
    ['an apostrophe, which is part of an address', "o'brien@x.mx, 'ana@x.mx'", ["o'brien@x.mx", 'ana@x.mx']],
    ['an address as often as it is there', 'a@x.mx b@x.mx A@x.mx', ['a@x.mx', 'b@x.mx', 'A@x.mx']],
    ['an address on the first line, whatever it says', 'correo@x.mx\nb@x.mx', ['correo@x.mx', 'b@x.mx']],
    [
      'capitals, dots, pluses and subdomains',
      'Ana.Lopez+6B@Correo.Escuela.edu.MX',
      ['Ana.Lopez+6B@Correo.Escuela.edu.MX'],
    ],
    ['a heading over a column', 'Correo electrónico\na@x.mx\nb@x.mx', ['a@x.mx', 'b@x.mx']],
    ['a heading in English', 'E-MAIL\na@x.mx', ['a@x.mx']],
    ['a line of separators alone', 'a@x.mx\n;;\nb@x.mx', ['a@x.mx', 'b@x.mx']],
    ['a heading under empty lines', ' \n\nCorreo electrónico\na@x.mx', ['a@x.mx']],
    ['columns of a spreadsheet', 'Nombre\tCorreo\n1\tAna López\ta@x.mx\n2\tBeto Ruiz\tb@x.mx', ['a@x.mx', 'b@x.mx']],
    ['nothing', ' \n ,; ', []],
  ])('%s', (_what, text, found) => {
    expect(read(text)).toEqual({ found, rejected: [], omitted: 0 })
  })

  it.each<[what: string, text: string, found: string[], rejected: string[]]>([
    ['a last label of one letter', 'a@x.m b@x.mx', ['b@x.mx'], ['a@x.m']],
    ['no domain', 'lucia@ @x.mx lucia', [], ['lucia@', '@x.mx', 'lucia']],
    ['words between addresses', 'a@x.mx hola b@x.mx', ['a@x.mx', 'b@x.mx'], ['hola']],
    ['words after the brackets', '<a@x.mx> hola', ['a@x.mx'], ['hola']],
    ['a line without an address, as it is', 'a@x.mx\nLuis Pérez\nb@x.mx', ['a@x.mx', 'b@x.mx'], ['Luis Pérez']],
    ['a name in quotes', 'a@x.mx\n"Pérez, Luis"', ['a@x.mx'], ['Pérez, Luis']],
    ['each word of the only line', 'hola lucia', [], ['hola', 'lucia']],
    ['a row whose address is missing', '1\tAna\ta@x.mx\n2\tLuis Pérez\t', ['a@x.mx'], ['2 Luis Pérez']],
    ['the word of a heading, alone', 'correo', [], ['correo']],
    ['the word of a heading before an address', 'Correos: a@x.mx\nb@x.mx', ['a@x.mx', 'b@x.mx'], ['Correos']],
    ['a heading that stands below', 'a@x.mx\nCorreo\nb@x.mx', ['a@x.mx', 'b@x.mx'], ['Correo']],
    ['an address without its sign, on the first line', 'luis.hotmail.com\na@x.mx', ['a@x.mx'], ['luis.hotmail.com']],
    ['one among the others', 'a@x.mx\nluis.hotmail.com\nb@x.mx', ['a@x.mx', 'b@x.mx'], ['luis.hotmail.com']],
    ['one beside a name', 'a@x.mx\nLuis\tluis.hotmail.com', ['a@x.mx'], ['luis.hotmail.com']],
    ['one before the brackets', 'luis.gmail.com <a@x.mx>', ['a@x.mx'], ['luis.gmail.com']],
    ['a quote that is not closed', '"Ana, a@x.mx', ['a@x.mx'], ['Ana']],
  ])('%s stays visible', (_what, text, found, rejected) => {
    expect(read(text)).toEqual({ found, rejected, omitted: 0 })
  })

  it('takes no web address in a table for an address', () => {
    const row = 'Ana\ta@x.mx\twww.escuela.edu.mx\thttps://escuela.edu.mx'
    expect(read(row)).toEqual({ found: ['a@x.mx'], rejected: [], omitted: 0 })
  })

  it('reads a file with columns: names beside an address are no addresses', () => {
    const file = 'Nombre;Correo;Grupo\n"López, Ana";ana@x.mx;6B\nBeto;beto@correo;6B\nLuis;;6B\n'
    expect(readEmails(file, 'table')).toMatchObject({
      found: ['ana@x.mx'],
      rejected: ['beto@correo', 'Luis 6B'],
      omitted: 0,
    })
  })
})

it.each<[meant: boolean, words: string[]]>([
  [true, ['luis@', 'luis.x.com', 'luis.x.edu', 'luis.x.gob', 'luis.x.MX', 'luis.x.net', 'luis.x.org']],
  [false, ['luis', 'www.x.mx', 'http://x.mx', 'HTTPS://x.mx']],
])('that a word was meant as an address is %s of %j', (meant, words) => {
  expect(words.filter((word) => looksLikeEmail(word) !== meant)).toEqual([])
})

describe('a long text', () => {
  it('is no list: of a book, only what may be an address is shown', () => {
    const book = `${'Era una tarde tranquila.\n'.repeat(500)}ana@correo luis.hotmail.com ana@x.mx`
    expect(read(book)).toEqual({ found: ['ana@x.mx'], rejected: ['ana@correo', 'luis.hotmail.com'], omitted: 500 })
  })

  it('is listed up to two hundred words, and of more only as many that may be an address', () => {
    expect(read('hola\n'.repeat(200))).toMatchObject({ rejected: { length: 200 }, omitted: 0 })
    expect(read('ana@correo\n'.repeat(201))).toMatchObject({ rejected: { length: 200 }, omitted: 1 })
  })

  it('may be an address of 254 characters, and none of more', () => {
    const longest = `${'a'.repeat(249)}@x.mx`
    expect(read(`${longest} b${longest}`)).toMatchObject({ found: [longest], rejected: { length: 1 } })
  })

  it('finds an address beside a text without an end, which is shown shortened', () => {
    const { found, rejected } = read(`${'a'.repeat(500_000)}<${'b'.repeat(400_000)} c@x.mx ${'x'.repeat(300)}@x.mx`)
    expect(found).toEqual(['c@x.mx'])
    expect(rejected).toEqual([`${'a'.repeat(254)}…`, `${'b'.repeat(254)}…`, `${'x'.repeat(254)}…`])
  })
})

const LONG = 500_000
it.each([
  ['cells', ',a'.repeat(LONG / 2)],
  ['brackets', ')'.repeat(LONG)],
  ['brackets that open', `${'<'.repeat(LONG)}a`],
  ['pairs of brackets', '<>'.repeat(LONG / 2)],
  ['signs', '@'.repeat(LONG)],
  ['dots after a sign', `a@${'.a'.repeat(LONG / 2)}.`],
  ['quotes', '"a",'.repeat(LONG / 4)],
  ['empty lines', `a${'\r\n'.repeat(LONG / 2)}b`],
])('a file of half a megabyte of %s, which is no list, is read to its end', (_what, text) => {
  expect(readEmails(`${text} c@x.mx`).found).toEqual(['c@x.mx'])
})

it('whatever is pasted, what is found is an e-mail that stands there, and nothing else', () => {
  const separators = fc.constantFrom(',', ';', ' ', '\n', '\t', '"', '<', '>', '@', 'mailto:')
  const pieces = fc.array(fc.oneof(fc.string(), fc.emailAddress(), separators))
  const property = fc.property(pieces, fc.constantFrom('', ' ', ',', '\n', '\t'), (parts, between) => {
    const { found, rejected } = readEmails(parts.join(between))
    for (const email of found) {
      expect(email).toMatch(EMAIL)
      expect(parts.join(between)).toContain(email)
    }
    for (const word of rejected) expect(word).not.toMatch(EMAIL)
  })
  fc.assert(property, { numRuns: 500 })
})

describe('an address that came with other words right before it', () => {
  it.each<[text: string, doubts: { item: string; beside: string }[]]>([
    ['beto perez@x.mx', [{ item: 'perez@x.mx', beside: 'beto' }]],
    ['a@x.mx juan carlos b@x.mx, c@x.mx', [{ item: 'b@x.mx', beside: 'juan carlos' }]],
    ['a@x.mx b@x.mx', []],
    ['Beto Ruiz <beto@x.mx>', []],
    ['beto, perez@x.mx', []],
    ['Beto\tcasa beto@x.mx', []],
    ['Nombre\tCorreo\nBeto Ruiz\tbeto@x.mx', []],
  ])('«%s»', (text, doubts) => {
    expect(readEmails(text).doubts).toEqual(doubts)
  })
})
