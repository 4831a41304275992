import { describe, expect, it, vi } from 'vitest'

import { readEmails } from '@/lib/emailList'

function read(text: string) {
  const { found, rejected, omitted } = readEmails(text)
  return { found, rejected, omitted }
}

describe('the e-mails of a text', () => {
  it.each<[what: string, text: string, found: string[]]>([
    ['spaces and line ends', 'a@x.mx b@x.mx\nc@x.mx', ['a@x.mx', 'b@x.mx', 'c@x.mx']],
    ['commas and semicolons, with and without spaces', 'a@x.mx,b@x.mx; c@x.mx;', ['a@x.mx', 'b@x.mx', 'c@x.mx']],
    ['Windows line ends, tabs and empty lines', 'a@x.mx\r\n\r\n\tb@x.mx\t\r\n', ['a@x.mx', 'b@x.mx']],
    ['spaces that do not break, and ones nobody sees', 'a@x.mx\u00A0b@x.mx\u200B', ['a@x.mx', 'b@x.mx']],
    ['angle brackets alone', '<a@x.mx>, <b@x.mx>', ['a@x.mx', 'b@x.mx']],
    ['names as Gmail copies them', 'Ana López <ana@x.mx>, Beto Ruiz <beto@x.mx>', ['ana@x.mx', 'beto@x.mx']],
    ['a name with a comma in quotes', '"López, Ana" <ana@x.mx>; Beto <beto@x.mx>', ['ana@x.mx', 'beto@x.mx']],
    ['a name that is the address', 'ana@x.mx <ana@x.mx>', ['ana@x.mx', 'ana@x.mx']],
    ['names and addresses without commas', 'Ana <ana@x.mx> Beto <beto@x.mx>', ['ana@x.mx', 'beto@x.mx']],
    ['brackets, quotes and full stops around', '(a@x.mx) "b@x.mx" c@x.mx.', ['a@x.mx', 'b@x.mx', 'c@x.mx']],
    ['links', 'mailto:a@x.mx', ['a@x.mx']],
    ['an apostrophe, which is part of an address', "o'brien@x.mx, 'ana@x.mx'", ["o'brien@x.mx", 'ana@x.mx']],
    ['an address as often as it is there', 'a@x.mx b@x.mx A@x.mx', ['a@x.mx', 'b@x.mx', 'A@x.mx']],
    ['a heading in capitals, in English', 'E-MAIL\r\na@x.mx', ['a@x.mx']],
    ['an address on the first line, whatever it says', 'correo@x.mx\nb@x.mx', ['correo@x.mx', 'b@x.mx']],
    [
      'capitals, dots, pluses and subdomains',
      'Ana.Lopez+6B@Correo.Escuela.edu.MX',
      ['Ana.Lopez+6B@Correo.Escuela.edu.MX'],
    ],
    ['a heading over a column', 'Correo electrónico\na@x.mx\nb@x.mx', ['a@x.mx', 'b@x.mx']],
    ['columns of a spreadsheet', 'Nombre\tCorreo\n1\tAna López\ta@x.mx\n2\tBeto Ruiz\tb@x.mx', ['a@x.mx', 'b@x.mx']],
    ['nothing', ' \n ,; ', []],
  ])('%s', (_what, text, found) => {
    expect(read(text)).toEqual({ found, rejected: [], omitted: 0 })
  })

  it.each<[what: string, text: string, found: string[], rejected: string[]]>([
    ['a last label of one letter', 'a@x.m b@x.mx', ['b@x.mx'], ['a@x.m']],
    ['no domain', 'lucia@ @x.mx lucia', [], ['lucia@', '@x.mx', 'lucia']],
    ['two signs', 'a@@x.mx', [], ['a@@x.mx']],
    ['words between addresses', 'a@x.mx hola b@x.mx', ['a@x.mx', 'b@x.mx'], ['hola']],
    ['an address in brackets that is none', 'Ana <ana@correo>, b@x.mx', ['b@x.mx'], ['ana@correo']],
    ['words after the brackets', '<a@x.mx> hola', ['a@x.mx'], ['hola']],
    ['a line without an address, as it is', 'a@x.mx\nLuis Pérez\nb@x.mx', ['a@x.mx', 'b@x.mx'], ['Luis Pérez']],
    ['a row whose address is missing', '1\tAna\ta@x.mx\n2\tLuis Pérez\t', ['a@x.mx'], ['2 Luis Pérez']],
    ['a row whose address is wrong', '1\tAna\tana@correo\n2\tLuis\tl@x.mx', ['l@x.mx'], ['ana@correo']],
    ['the word of a heading, alone', 'correo', [], ['correo']],
    ['a heading that stands below', 'a@x.mx\nCorreo\nb@x.mx', ['a@x.mx', 'b@x.mx'], ['Correo']],
    ['an address without its sign, on the first line', 'luis.hotmail.com\na@x.mx', ['a@x.mx'], ['luis.hotmail.com']],
    ['one in the first row', 'luis.hotmail.com\t6B\na@x.mx\t6B', ['a@x.mx'], ['luis.hotmail.com']],
    ['one among the others', 'a@x.mx\nluis.hotmail.com\nb@x.mx', ['a@x.mx', 'b@x.mx'], ['luis.hotmail.com']],
    ['one beside a name', 'a@x.mx\nLuis\tluis.hotmail.com', ['a@x.mx'], ['luis.hotmail.com']],
    ['one in a second column', 'Ana\ta@x.mx\tluis.hotmail.com', ['a@x.mx'], ['luis.hotmail.com']],
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

const student = (place: number) => `estudiante.${String(place).padStart(2, '0')}@escuela.edu.mx`
const sixty = Array.from({ length: 60 }, (_, place) => student(place + 1))

describe('a class list of sixty', () => {
  it('comes with errors in it, none of which is lost', () => {
    const wrong = [...sixty]
    wrong.splice(3, 1, 'estudiante.04@escuela')
    wrong.splice(17, 1, 'estudiante.18.escuela.edu.mx')
    wrong.splice(41, 1, 'sin correo')
    const { found, rejected } = read(wrong.join('\n'))
    expect(found).toHaveLength(57)
    expect(rejected).toEqual(['estudiante.04@escuela', 'estudiante.18.escuela.edu.mx', 'sin correo'])
  })

  it('is told from a book: of what is no list, only what may be an address is shown', () => {
    const book = `${'Era una tarde tranquila.\n'.repeat(500)}ana@correo ana@x.mx`
    expect(read(book)).toEqual({ found: ['ana@x.mx'], rejected: ['ana@correo'], omitted: 500 })
  })

  it('is told from a book, also where the sign of an address is missing', () => {
    const book = `${'Era una tarde tranquila.\n'.repeat(500)}luis.hotmail.com ana@x.mx`
    expect(read(book)).toEqual({ found: ['ana@x.mx'], rejected: ['luis.hotmail.com'], omitted: 500 })
  })

  it('finds an address beside a text without an end, which is shown shortened', () => {
    const { found, rejected } = read(`${'a'.repeat(500_000)}<${'b'.repeat(400_000)} c@x.mx ${'x'.repeat(300)}@x.mx`)
    expect(found).toEqual(['c@x.mx'])
    expect(rejected).toEqual([`${'a'.repeat(254)}…`, `${'b'.repeat(254)}…`, `${'x'.repeat(254)}…`])
  })
})

/** The longest text that an expression with a repetition in it has to read: those are what may take its square. */
function longestRepeatedRead(act: () => unknown): number {
  const original = Object.getOwnPropertyDescriptor(RegExp.prototype, 'exec')
  let longest = 0
  const spy = vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text: string) {
    if (['+', '*', '{'].some((sign) => this.source.includes(sign))) longest = Math.max(longest, text.length)
    return Reflect.apply(original?.value, this, [text])
  })
  act()
  spy.mockRestore()
  return longest
}

describe('a file that is no list', () => {
  it.each(['a '.repeat(500_000) + '<b>', ',a'.repeat(500_000), '"a",'.repeat(250_000)])(
    'of a megabyte is read to its end',
    (text) => {
      expect(read(`${text} c@x.mx`).found).toEqual(['c@x.mx'])
    },
  )

  const KB = 1000
  it.each([
    ['brackets', ')'.repeat(60 * KB)],
    ['brackets and a letter', `${')'.repeat(60 * KB)}a`],
    ['brackets that open', `${'<'.repeat(60 * KB)}a`],
    ['pairs of brackets', '<>'.repeat(30 * KB)],
    ['signs', '@'.repeat(60 * KB)],
    ['dots after a sign', `a@${'.a'.repeat(30 * KB)}.`],
    ['quotes', '"'.repeat(60 * KB)],
    ['separators', ',;\t'.repeat(20 * KB)],
    ['spaces', `a${' '.repeat(60 * KB)}b`],
    ['empty lines', `a${'\r\n'.repeat(30 * KB)}b`],
    ['a word', 'a'.repeat(60 * KB)],
  ])('of %s is read in steps that grow with it and no faster', (_what, text) => {
    expect(longestRepeatedRead(() => readEmails(text, 'text'))).toBeLessThanOrEqual(254)
    expect(longestRepeatedRead(() => readEmails(text, 'table'))).toBeLessThanOrEqual(254)
  })
})

describe('an address that came with other words right before it', () => {
  it.each<[text: string, doubts: { item: string; beside: string }[]]>([
    ['beto perez@x.mx', [{ item: 'perez@x.mx', beside: 'beto' }]],
    ['a@x.mx juan carlos b@x.mx, c@x.mx', [{ item: 'b@x.mx', beside: 'juan carlos' }]],
    ['a@x.mx b@x.mx', []],
    ['Beto Ruiz <beto@x.mx>', []],
    ['beto, perez@x.mx', []],
    ['Nombre\tCorreo\nBeto Ruiz\tbeto@x.mx', []],
  ])('«%s»', (text, doubts) => {
    expect(readEmails(text).doubts).toEqual(doubts)
  })
})
