import { expect, it } from 'vitest'

import { joinInSpanish, withThousands } from '@/lib/numbers'

const numbers = [0, 7, 95, 999, 1000, 1200, 12_345, 123_456, 999_999, 1_000_000, 1_234_567]

it('groups the digits as es-MX does', () => {
  const count = new Intl.NumberFormat('es-MX')
  for (const number of numbers) expect(withThousands(number)).toBe(count.format(number))
})

it('lists numbers as es-MX does', () => {
  const list = new Intl.ListFormat('es-MX')
  for (const many of [[], [3], [3, 8], [1, 2, 3], [2, 3, 5, 7, 11, 13]]) {
    expect(joinInSpanish(many)).toBe(list.format(many.map(String)))
  }
})
