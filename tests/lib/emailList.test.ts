import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { cleanText } from '@/lib/cleanText'
import { readEmails } from '@/lib/emailList'
import { isEmail } from '@/lib/fieldRules'

it.each<[what: string, text: string, found: string[]]>([
  ['Windows line ends, tabs and empty lines', 'a@x.mx\r\n\r\n\tb@x.mx\t\r\n', ['a@x.mx', 'b@x.mx']],
  [
    'recipients copied from Outlook',
    'López Ruiz, Ana <ana@x.mx>; Pérez Soto, Beto <beto@x.mx>',
    ['ana@x.mx', 'beto@x.mx'],
  ],
  ['names in quotes', '"López, Ana" <ana@x.mx>; \'Beto\' <beto@x.mx>', ['ana@x.mx', 'beto@x.mx']],
  ['names around the addresses', 'Ana ana@x.mx Beto Ruiz beto@x.mx (papá)', ['ana@x.mx', 'beto@x.mx']],
  ['a numbered list', '7. Ana López ana@x.mx\n8) beto@x.mx\n9.-leo@x.mx', ['ana@x.mx', 'beto@x.mx', 'leo@x.mx']],
  ['a label', 'Correo:ana@x.mx, E-mail: beto@x.mx', ['ana@x.mx', 'beto@x.mx']],
  ['bullets', '•ana@x.mx\n– beto@x.mx\n-leo@x.mx\n*luz@x.mx*', ['ana@x.mx', 'beto@x.mx', 'leo@x.mx', 'luz@x.mx']],
  ['curly and angular quotes', '“ana@x.mx” «beto@x.mx» ‘leo@x.mx’', ['ana@x.mx', 'beto@x.mx', 'leo@x.mx']],
  ['brackets and a full stop', '(a@x.mx) [b@x.mx] {c@x.mx} d@x.mx.', ['a@x.mx', 'b@x.mx', 'c@x.mx', 'd@x.mx']],
  ['a left-to-right mark and a NUL', '\u200Eana@x.mx\0', ['ana@x.mx']],
  ['non-breaking spaces', 'a@x.mx\u00A0b@x.mx\u2003c@x.mx', ['a@x.mx', 'b@x.mx', 'c@x.mx']],
  ['links', 'mailto:a@x.mx https://escuela.edu.mx www.escuela.mx', ['a@x.mx']],
  ['columns', 'Nombre\tCorreo\n1\tAna López\ta@x.mx\n2\tLuis\t\n3\tBeto\tb@x.mx', ['a@x.mx', 'b@x.mx']],
  ['an apostrophe in an address', "o'brien@x.mx, 'ana@x.mx'", ["o'brien@x.mx", 'ana@x.mx']],
  ['capitals, dots and pluses', 'Ana.Lopez+6B@Correo.Escuela.edu.MX', ['Ana.Lopez+6B@Correo.Escuela.edu.MX']],
  ['duplicates', 'a@x.mx A@x.mx', ['a@x.mx', 'A@x.mx']],
  ['an address of 254 characters', `${'a'.repeat(249)}@x.mx`, [`${'a'.repeat(249)}@x.mx`]],
  ['only words', 'Querido diario:\nayer fui con Ana.', []],
  ['only separators', ' \n ,; ', []],
])('105. readEmails finds exactly the addresses in input with %s', (_what, text, found) => {
  expect(readEmails(text)).toMatchObject({ found, rejected: [] })
})

it.each(['jose\u0301@x.mx', 'lucia@x.m', 'lucia@', 'a@x.mxb@x.mx'])(
  '105. readEmails rejects %s as an invalid address',
  (word) => {
    const text = `Luz <a@x.mx>; Luis <${word}>; • ${word}`
    const { found, rejected } = readEmails(text)
    expect(found).toEqual(['a@x.mx'])
    expect(rejected).toMatchObject([{ text: word.normalize(), row: 'Luis' }, { text: word.normalize() }])
  },
)

it.each([
  ['o’brien@x.mx', 'lleva un apóstrofo curvo'],
  ['ana\u2010lopez@x.mx', 'lleva un guion que no es «-»'],
  ['ana£@x.mx', 'lleva «£»'],
  ['ana(3b)@x.mx', 'lleva paréntesis'],
  ['ana:lopez@x.mx', 'lleva «:»'],
  ['{ana}@x.mx', 'lleva «{»'],
  ['luis.gomez @gmail.com', 'lleva un espacio'],
  ['luis.gomez@gmail .com', 'lleva un espacio'],
  ['jose@hotmail,com', 'lleva una coma en el dominio'],
  ['jose@hotmail,com,mx', 'lleva una coma en el dominio'],
  ['jose@hotmail;com', 'lleva un punto y coma en el dominio'],
  ['iván@x.mx', 'lleva un acento'],
  ['peña@x.mx', 'lleva una ñ'],
  ['ana@gmail..com', 'lleva «..»'],
  ['ana@-x.mx', 'tiene un error en el dominio'],
  ['ana@x', 'su dominio está incompleto'],
  ['ana@x@x.mx', 'lleva más de una @'],
  ['@x.mx', 'le falta lo que va antes de la @'],
  ['ana.gmail.com', 'le falta la @'],
  [`${'a'.repeat(250)}@x.mx`, 'es demasiado largo'],
])('128. readEmails rejects %s as a whole, with the reason «%s» and the name beside the address', (text, reason) => {
  const rows = `Beto\tbeto@x.mx\n7\tLópez Ruiz\t${text}\t3.º B\nLuz\tluz@x.mx`
  expect(readEmails(rows)).toEqual({
    found: ['beto@x.mx', 'luz@x.mx'],
    rejected: [{ text, reason, row: '7 López Ruiz 3.º B' }],
    notice: '',
  })
})

it.each([
  ['before the addresses', 'Ana <á@x.mx>, beto@x.mx, Luz Peña <é@x.mx>', ['Ana', 'Luz Peña']],
  ['after the addresses', 'á@x.mx Ana, beto@x.mx, é@x.mx (Luz Peña)', ['Ana', 'Luz Peña']],
  ['before a student’s two addresses', 'Ana;á@x.mx;é@x.mx', ['Ana', 'Ana']],
])('readEmails finds the name of each rejected address in a row with names %s', (_where, row, names) => {
  expect(readEmails(row).rejected.map((entry) => entry.row)).toEqual(names)
})

it.each<[what: string, text: string, found: string[], notice: string]>([
  [
    'a spreadsheet',
    `Nombre\tCorreo\n${[1, 2, 3, 4, 5, 6, 7, 8, 9].map((index) => `Ana ${index}\ta${index}@x.mx\n`).join('')}Luis\tno tiene`,
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((index) => `a${index}@x.mx`),
    '1 renglón sin correo.',
  ],
  ['a list', 'Luis: sin correo\r\n\r\nAna: ana@x.mx\r\n---\r\n3.º B\r\n', ['ana@x.mx'], '2 renglones sin correo.'],
  [
    'a vCard with a folded address',
    'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ana\r\nEMAIL;TYPE=INTERNET:ana.lope\r\n z@x.mx\r\nUID:1@phone.com\r\nEND:VCARD\r\n' +
      'BEGIN:VCARD\nFN:Luis\nTEL:55\nEND:VCARD',
    ['ana.lopez@x.mx'],
    '1 renglón sin correo.',
  ],
  ['folded lines of a vCard', 'EMAIL:ana.lope\n\tz@x.mx', ['ana.lopez@x.mx'], ''],
  [
    'a folded header of an e-mail',
    'To: Ana López\r\n <ana@x.mx>,\r\n Beto\r\n <beto@x.mx>',
    ['ana@x.mx', 'beto@x.mx'],
    '',
  ],
])('128. readEmails counts the rows without an address in %s', (_what, text, found, notice) => {
  expect(readEmails(text)).toEqual({ found, rejected: [], notice })
})

describe('readEmails', () => {
  const pieces = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.emailAddress(),
    fc.constantFrom(',', ';', ' ', '\n', '\t', '"', '<', '>', '@', '.', 'mailto:', '\u00AD', '\u200E', '\u202A', '\0'),
  )

  it('returns only clean and valid addresses for any input', () => {
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        const { found, rejected } = readEmails(parts.join(''))
        for (const email of found) {
          expect(email).toSatisfy(isEmail)
          expect(email).not.toMatch(/[\p{Cf}\p{Cc}]/u)
        }
        for (const { text, reason } of rejected) {
          expect(text).not.toSatisfy((word: string) => isEmail(word) && !/[{}]/.test(word))
          expect(reason).not.toBe('')
        }
      }),
      { numRuns: 500 },
    )
  })

  // Everything else that touches an address is part of the address.
  const BOUNDARY = /[\s,;|<>"'“”„«»‹›‘’()[\]{}¿?¡!.:…•·‣▪●○◦*–—-]/
  const touching = fc.oneof(
    fc.constantFrom('ana', 'x.mx', 'Correo:', '1.-', 'com', '\r\n ', 'EMAIL:'),
    fc.string({ unit: fc.constantFrom(...`’'‐‑–—-_.:;,|/\\#+£$%&=(){}[]<>«»“”"ñéЖ@0 \t\n`.split('')), maxLength: 2 }),
  )

  it('128. never returns a part of a longer word', () => {
    fc.assert(
      fc.property(fc.array(touching), fc.array(touching), (before, after) => {
        const text = cleanText(`${before.join('')}luis@gmail.com${after.join('')}`)
        for (const email of readEmails(text).found) {
          const start = text.indexOf(email)
          expect(start).toBeGreaterThan(-1)
          expect(` ${text}`[start]).toMatch(BOUNDARY)
          expect(`${text} `[start + email.length]).toMatch(BOUNDARY)
        }
      }),
      { numRuns: 1000 },
    )
  })

  const labels = fc.stringMatching(/^[a-z0-9]+(?:[._+-][a-z0-9]+)?$/)
  const emails = fc
    .tuple(labels, fc.constantFrom('gmail.com', 'escuela.edu.mx', 'x.mx'))
    .map(([name, domain]) => `${name}@${domain}`)
  const names = fc.constantFrom('', 'Ana', 'López Ruiz, Ana', 'Ma. José', "D'Angelo, Íñigo")
  const decorations = fc.constantFrom<(email: string, name: string, index: number) => string>(
    (email) => email,
    (email, name) => `${name} <${email}>`,
    (email, name) => `"${name}" <${email}>`,
    (email, name, index) => `${index}. ${name} ${email}`,
    (email, name) => `${email} (${name})`,
    (email) => `Correo:${email}`,
    (email) => `mailto:${email}`,
    (email) => `•${email}`,
    (email) => `- ${email}.`,
    (email) => `“${email}”`,
    (email) => `\u202A${email}\u202C`,
    (email) => email.split('').join('\u00AD'),
  )
  const decorated = fc.array(fc.record({ email: emails, name: names, decorate: decorations }))

  it('105. returns exactly the addresses in the input, whatever surrounds each address', () => {
    fc.assert(
      fc.property(decorated, fc.constantFrom('\n', '\r\n', '; ', ', ', '\t', ' '), (list, separator) => {
        const text = list.map(({ email, name, decorate }, index) => decorate(email, name, index + 1)).join(separator)
        expect(readEmails(text)).toEqual({ found: list.map(({ email }) => email), rejected: [], notice: '' })
      }),
    )
  })

  const rows = fc.oneof(
    fc.record({ kind: fc.constant('found' as const), email: emails }),
    fc.record({
      kind: fc.constant('rejected' as const),
      email: fc.constantFrom(
        'o’brien@x.mx',
        'ana‑lopez@x.mx',
        'ana£@x.mx',
        'luis @gmail.com',
        'jose@hotmail,com',
        'iván@x.mx',
      ),
    }),
    fc.record({ kind: fc.constant('missing' as const), email: fc.constantFrom('', 'no tiene', '-', 'sin correo') }),
  )

  it('128. accounts for every row of a pasted list', () => {
    fc.assert(
      fc.property(fc.array(rows), fc.constantFrom('\t', ' ', ': ', ';', ' | '), (list, separator) => {
        const { found, rejected, notice } = readEmails(
          list.map(({ email }, index) => `Ana ${index}${separator}${email}`).join('\n'),
        )
        const indices = (kind: string) => [...list.keys()].filter((index) => list[index]?.kind === kind)
        expect(found).toEqual(indices('found').map((index) => list[index]?.email))
        expect(rejected.map(({ text, row }) => [text, row])).toEqual(
          indices('rejected').map((index) => [list[index]?.email, `Ana ${index}`]),
        )
        expect(parseInt(notice || '0', 10)).toBe(indices('missing').length)
      }),
    )
  })
})

it.each([
  ['separators', ',;'],
  ['brackets', '<>'],
  ['signs', '@'],
  ['dots', '.'],
  ['domains', '.a'],
  ['dashes', '-'],
])('readEmails handles very long input of %s without a timeout', (_what, piece) => {
  expect(readEmails(`${piece.repeat(100_000)} c@x.mx`).found).toEqual(['c@x.mx'])
})
