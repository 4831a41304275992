import { describe, expect, it } from 'vitest'

import { formatPrice } from '@/lib/numbers'
import { attendeesTimes, preQuote } from '@/lib/preQuote'
import { priceValidity } from '@/lib/priceYear'

describe('the pre-quote', () => {
  it('is the price times everybody who comes', () => {
    expect(formatPrice(preQuote(95, 50))).toBe('$4,750.00')
  })

  it('is open while the service has no price', () => {
    expect(formatPrice(preQuote(null, 50))).toBe('Por cotizar')
  })

  it('says how it comes about, and without a price only for how many people it will be', () => {
    expect(attendeesTimes(50, 95)).toBe('50 × $95.00')
    expect(attendeesTimes(50, 0)).toBe('50 × $0.00')
    expect(attendeesTimes(50, null)).toBe('50 asistentes')
  })

  it('always says which year the prices are for, and from the next one that they will be confirmed', () => {
    expect(priceValidity(new Date(2025, 11, 31))).toBe('Precios válidos solo para 2025.')
    expect(priceValidity(new Date(2026, 0, 1))).toBe(
      'Precios válidos solo para 2025. El museo te confirmará el precio vigente.',
    )
  })
})
