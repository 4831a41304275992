import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { classLink } from '@/model/links'
import { teacherCode } from '@/model/teacherCode'

it.each([
  '1102',
  '#1102',
  '1102.',
  'Código: 1102',
  'codigo=1102',
  'Mi código es el 1102, maestra Ríos',
  '\u202A1102\u202C',
  '1\uFE0F\u20E31\uFE0F\u20E30\uFE0F\u20E32\uFE0F\u20E3',
  'http://localhost:5173/responder-cuestionario?codigo=1102',
  'https://museo.example.mx/responder-cuestionario?codigo=1102&pregunta=3#contenido',
  'https://museo.example.mx/2026/responder-cuestionario?pregunta=3&codigo=1102.',
  'https://museo.example.mx/responder-cuestionario?codigo=%231%20102',
  'Grupo 6B: entren a https://museo.example.mx/responder-cuestionario?codigo=1102 antes del 12.',
  '1102. Grupo 3',
])('107. teacherCode returns 1102 for «%s»', (text) => {
  expect(teacherCode(text)).toBe('1102')
})

it.each([
  ['', ''],
  [' \u200B', ''],
  ['..', ''],
  [' ana ', 'ana'],
  ['http://localhost:5173/responder-cuestionario', 'http://localhost:5173/responder-cuestionario'],
  ['https://museo.example.mx/responder-cuestionario?codigo=', ''],
])('107. teacherCode returns the trimmed text if it does not contain a code: «%s»', (text, rest) => {
  expect(teacherCode(text)).toBe(rest)
})

it.each([
  '51102-3',
  '51102, 3.º B',
  '51102.30',
  '51102 (28 alumnos)',
  '51 102',
  '51,102 y 28 alumnos',
  '51102%20',
  'https://museo.example.mx/responder-cuestionario?codigo=51102%2520',
  'https://museo.example.mx/responder-cuestionario?codigo=51102-3',
])('129. teacherCode returns 51102 for «%s»', (text) => {
  expect(teacherCode(text)).toBe('51102')
})

const id = fc.integer({ min: 1, max: 999_999_999 })
/** Text without letters or digits. */
const noise = fc.string({ unit: 'grapheme', maxLength: 8 }).map((text) => text.replaceAll(/[\p{L}\p{N}?&]/gu, ''))
/** Text between two digits of one code. */
const blank = fc.string({ unit: fc.constantFrom(' ', '\u00A0', '\u202F', '\t', '#', '\u200B', '\u00AD'), maxLength: 3 })
const blanks = fc.array(blank, { minLength: 9, maxLength: 9 })

const spelled = (number: number, between: readonly string[]) =>
  Array.from(String(number), (digit, index) => (between[index] ?? '') + digit).join('')

it('107. teacherCode returns the same code for any spelling, alone or in a class link', () => {
  fc.assert(
    fc.property(id, noise, blanks, (number, before, between) => {
      expect(teacherCode(before + spelled(number, between))).toBe(String(number))
      expect(teacherCode(`Código${before}${spelled(number, between)}`)).toBe(String(number))
      expect(teacherCode(`Sala 3 ${before} ${classLink(number)} ${number}`)).toBe(String(number))
      for (const mark of [',', '.', "'", '’'])
        expect(teacherCode(number.toLocaleString('en').replaceAll(',', mark))).toBe(String(number))
    }),
  )
})

it('129. teacherCode ignores everything after the first number, alone or in a class link', () => {
  const end = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 1 })
    .filter((text) => /^[^\d\s#.,'’\p{M}\p{C}]+$/u.test(text))
  fc.assert(
    fc.property(id, end, fc.string(), (number, first, rest) => {
      const text = `${number}${first}${rest}`
      fc.pre(!/:\/\/|[?&]codigo=/.test(text))
      expect(teacherCode(text)).toBe(String(number))
      expect(teacherCode(`/responder-cuestionario?codigo=${encodeURIComponent(text)}`)).toBe(String(number))
    }),
  )
})
