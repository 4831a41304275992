import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { classLink } from '@/lib/links'
import { teacherCode } from '@/lib/teacherCode'

it.each([
  '1102',
  ' 1102 ',
  '1 102',
  '1\u00A0102',
  '1,102',
  '1.102',
  '#1102',
  '1102.',
  '«1102»',
  '(1102)',
  'Código: 1102',
  'Código:1102\n',
  'codigo=1102',
  'Mi código es el 1102, maestra Ríos',
  '\u202A1102\u202C',
  '11\u00AD02',
  '1\uFE0F\u20E31\uFE0F\u20E30\uFE0F\u20E32\uFE0F\u20E3',
  'http://localhost:5173/responder-cuestionario?codigo=1102',
  'https://museo.example.mx/responder-cuestionario?codigo=1102&pregunta=3#contenido',
  'https://museo.example.mx/2026/responder-cuestionario?pregunta=3&codigo=1102.',
  'museo.example.mx/responder-cuestionario?codigo=1102',
  'https://museo.example.mx/responder-cuestionario?codigo=%231%20102',
  'Grupo 6B: entren a https://museo.example.mx/responder-cuestionario?codigo=1102 antes del 12.',
])('107. teacherCode returns 1102 for «%s»', (text) => {
  expect(teacherCode(text)).toBe('1102')
})

it.each([
  ['', ''],
  [' \u200B', ''],
  ['..', ''],
  [' ana ', 'ana'],
  ['6B, 1102', '6B, 1102'],
  ['http://localhost:5173/responder-cuestionario', 'http://localhost:5173/responder-cuestionario'],
  ['https://museo.example.mx/responder-cuestionario?codigo=', ''],
])('107. teacherCode returns the trimmed text if it does not contain exactly one code: «%s»', (text, rest) => {
  expect(teacherCode(text)).toBe(rest)
})

const id = fc.integer({ min: 1, max: 999_999_999 })
/** Text without letters or digits. */
const noise = fc.string({ unit: 'grapheme', maxLength: 8 }).map((text) => text.replaceAll(/[\p{L}\p{N}?&]/gu, ''))

it('107. teacherCode returns the same code for any spelling, alone or in a class link', () => {
  fc.assert(
    fc.property(id, fc.array(noise, { minLength: 11, maxLength: 11 }), (number, [before = '', ...between]) => {
      const written = String(number)
        .split('')
        .map((digit, index) => digit + (between[index] ?? ''))
        .join('')
      expect(teacherCode(before + written)).toBe(String(number))
      expect(teacherCode(`Código${before}${written}`)).toBe(String(number))
      expect(teacherCode(`Sala 3 ${before} ${classLink(number)} ${written}`)).toBe(String(number))
    }),
  )
})
