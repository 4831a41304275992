import { expect, it } from 'vitest'

import { formatListPrice, formatPrice } from '@/lib/numbers'
import { joinInSpanish } from '@/lib/joinInSpanish'
import { withThousands } from '@/lib/numbers'

const numbers = [0, 7, 95, 999, 1000, 1200, 12_345, 123_456, 999_999, 1_000_000, 1_234_567]

it('groups the digits as es-MX does', () => {
  const count = new Intl.NumberFormat('es-MX')
  for (const number of numbers) expect(withThousands(number)).toBe(count.format(number))
})

it('writes pesos as es-MX does', () => {
  const pesos = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' })
  for (const number of numbers.flatMap((whole) => [whole, whole + 0.5, whole + 0.25, whole / 100])) {
    expect(formatPrice(number)).toBe(pesos.format(number))
  }
  expect(formatPrice(null)).toBe('Por cotizar')
})

it.each([
  [95, '$95'],
  [95.5, '$95.50'],
  [7980, '$7,980'],
  [0, '$0'],
  [null, 'Por cotizar'],
])('lists the price %s as %s', (price, listPrice) => {
  expect(formatListPrice(price)).toBe(listPrice)
})

it('lists numbers as es-MX does', () => {
  const list = new Intl.ListFormat('es-MX')
  for (const many of [[], [3], [3, 8], [1, 2, 3], [2, 3, 5, 7, 11, 13]]) {
    expect(joinInSpanish(many)).toBe(list.format(many.map(String)))
  }
})
