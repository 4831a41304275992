import { describe, expect, it } from 'vitest'

import { withThousands } from '@/lib/numbers'
import { attendeesTimes, formatListPrice, formatPrice, preQuote, priceValidity } from '@/model/prices'

const amounts = [0, 7, 95, 999, 1000, 1200, 12_345, 123_456, 999_999, 1_000_000, 1_234_567]

it('withThousands groups digits like Intl.NumberFormat for es-MX', () => {
  const count = new Intl.NumberFormat('es-MX')
  for (const number of amounts) expect(withThousands(number)).toBe(count.format(number))
})

it('formatPrice formats pesos like Intl.NumberFormat for es-MX', () => {
  const pesos = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' })
  for (const number of amounts.flatMap((whole) => [whole, whole + 0.5, whole + 0.25, whole / 100])) {
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
])('formatListPrice formats %s as %s, without zero cents', (price, listPrice) => {
  expect(formatListPrice(price)).toBe(listPrice)
})

describe('the pre-quote', () => {
  it('multiplies the price by the number of visitors', () => {
    expect(formatPrice(preQuote(95, 50))).toBe('$4,750.00')
  })

  it('is «Por cotizar» for a service without a price', () => {
    expect(formatPrice(preQuote(null, 50))).toBe('Por cotizar')
  })

  it('shows the number of visitors, multiplied by the price if there is a price', () => {
    expect(attendeesTimes(50, 95)).toBe('50 × $95.00')
    expect(attendeesTimes(50, 0)).toBe('50 × $0.00')
    expect(attendeesTimes(50, null)).toBe('50 asistentes')
  })

  it('shows the year of its prices, and after that year a note that the museum will confirm the price', () => {
    expect(priceValidity(new Date(2025, 11, 31))).toBe('Precios válidos solo para 2025.')
    expect(priceValidity(new Date(2026, 0, 1))).toBe(
      'Precios válidos solo para 2025. El museo te confirmará el precio vigente.',
    )
  })
})
