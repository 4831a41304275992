import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readEmails } from '@/lib/emailList'
import { isEmail } from '@/lib/fieldRules'

it.each<[what: string, text: string, found: string[]]>([
  ['spaces and line ends', 'a@x.mx b@x.mx\nc@x.mx', ['a@x.mx', 'b@x.mx', 'c@x.mx']],
  ['commas and semicolons', 'a@x.mx,b@x.mx; c@x.mx;', ['a@x.mx', 'b@x.mx', 'c@x.mx']],
  ['Windows line ends, tabs and empty lines', 'a@x.mx\r\n\r\n\tb@x.mx\t\r\n', ['a@x.mx', 'b@x.mx']],
  ['recipients copied from Gmail', 'Ana López <ana@x.mx>, Beto Ruiz <beto@x.mx>', ['ana@x.mx', 'beto@x.mx']],
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
  ['a direction mark', '\u202Aana@x.mx\u202C', ['ana@x.mx']],
  ['a soft hyphen', 'ana@escue\u00ADla.mx', ['ana@escuela.mx']],
  ['a left-to-right mark and a NUL', '\u200Eana@x.mx\0', ['ana@x.mx']],
  ['non-breaking spaces', 'a@x.mx\u00A0b@x.mx\u2003c@x.mx', ['a@x.mx', 'b@x.mx', 'c@x.mx']],
  ['links', 'mailto:a@x.mx https://escuela.edu.mx www.escuela.mx', ['a@x.mx']],
  ['columns', 'Nombre\tCorreo\n1\tAna López\ta@x.mx\n2\tLuis\t\n3\tBeto\tb@x.mx', ['a@x.mx', 'b@x.mx']],
  ['an apostrophe in an address', "o'brien@x.mx, 'ana@x.mx'", ["o'brien@x.mx", 'ana@x.mx']],
  ['capitals, dots and pluses', 'Ana.Lopez+6B@Correo.Escuela.edu.MX', ['Ana.Lopez+6B@Correo.Escuela.edu.MX']],
  ['duplicates', 'a@x.mx A@x.mx', ['a@x.mx', 'A@x.mx']],
  ['only words', 'Querido diario:\nayer fui con Ana.', []],
  ['only separators', ' \n ,; ', []],
])('105. readEmails finds exactly the addresses in input with %s', (_what, text, found) => {
  expect(readEmails(text)).toEqual({ found, rejected: [] })
})

it.each([
  'ana@gmail..com',
  'ana@-x.mx',
  'josé@x.mx',
  'jose\u0301@x.mx',
  'lucia@correo',
  'lucia@x.m',
  'lucia@',
  '@x.mx',
  'luis.hotmail.com',
  'a@x.mxb@x.mx',
])('105. readEmails rejects %s as an invalid address', (word) => {
  const text = `Luz <a@x.mx>; Luis <${word}>; • ${word}`
  expect(readEmails(text)).toEqual({ found: ['a@x.mx'], rejected: [word.normalize(), word.normalize()] })
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
        for (const word of rejected) expect(word).not.toSatisfy(isEmail)
      }),
      { numRuns: 500 },
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
        expect(readEmails(text)).toEqual({ found: list.map(({ email }) => email), rejected: [] })
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
