import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { arrayOf, asNumber, asString, recordOf } from '@/lib/untrusted'

interface Person {
  name: string
  age: number | null
}

const readPerson = recordOf<Person>({ name: asString, age: (age) => asNumber(age) ?? null })

it.each([
  ['reads the described properties', { name: 'Ana', age: 8 }, { name: 'Ana', age: 8 }],
  ['omits other properties', { name: 'Ana', age: 8, token: 'x' }, { name: 'Ana', age: 8 }],
  ['keeps a property whose decoder returns null', { name: 'Ana', age: '8' }, { name: 'Ana', age: null }],
  ['returns null if the decoder of a property returns undefined', { name: 7, age: 8 }, null],
  ['returns null for an array', ['Ana', 8], null],
])('recordOf %s', (_what, value, decoded) => {
  expect(readPerson(value)).toEqual(decoded)
})

it('arrayOf and recordOf decode any value without throwing, and return only complete items', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      for (const { name, age, ...others } of arrayOf(readPerson)(value)) {
        expect(typeof name).toBe('string')
        expect(age === null || typeof age === 'number').toBe(true)
        expect(others).toEqual({})
      }
    }),
  )
})
