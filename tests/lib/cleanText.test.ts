import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { cleanText } from '@/lib/cleanText'

const code = (character: string) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

const INVISIBLE = Array.from('\u00AD\u034F\u061C\u200B\u200D\u200E\u202A\u202C\u2060\u2066\uFE0F\uFEFF\0\u001B\u007F')
const BLANKS = Array.from('\t\n\u000B\f\r\u0085\u00A0\u2003\u2009\u2028\u2029\u202F\u3000')

it.each(INVISIBLE.map((character) => [code(character), character]))('cleanText removes %s', (_code, character) => {
  expect(cleanText(`${character}ana${character}@x.mx${character}`)).toBe('ana@x.mx')
})

it.each(BLANKS.map((character) => [code(character), character]))(
  'cleanText replaces %s with a space',
  (_code, character) => {
    expect(cleanText(`${character}55 12${character}34`)).toBe('55 12 34')
  },
)

it('cleanText trims spaces between invisible characters', () => {
  expect(cleanText('\u200E 1102 \u200E')).toBe('1102')
})

const texts = fc.string({ unit: fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...INVISIBLE, ...BLANKS)) })

it('cleanText removes every format and control character from any string', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(cleanText(text)).not.toMatch(/[\p{Cf}\p{Cc}]/u)
    }),
  )
})

it('cleanText returns clean strings unchanged', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const clean = cleanText(text)
      expect(cleanText(clean)).toBe(clean)
    }),
  )
})

it('cleanText returns the same result for strings that look the same', () => {
  const disguised = fc.record({
    character: fc.constantFrom(...Array.from('aéñÜ1@. ')),
    hidden: fc.constantFrom('', ...INVISIBLE),
    blank: fc.constantFrom(...BLANKS),
    form: fc.constantFrom('NFC', 'NFD'),
  })
  fc.assert(
    fc.property(fc.array(disguised), (characters) => {
      const plain = characters.map(({ character }) => character).join('')
      const text = characters.map(
        ({ character, hidden, blank, form }) => hidden + (character === ' ' ? blank : character.normalize(form)),
      )
      expect(cleanText(text.join(''))).toBe(plain.trim())
    }),
  )
})
