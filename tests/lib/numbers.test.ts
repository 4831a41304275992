import { expect, it } from 'vitest'

import { withThousands } from '@/lib/numbers'

const numbers = [0, 7, 95, 999, 1000, 1200, 12_345, 123_456, 999_999, 1_000_000, 1_234_567]

it('groups the digits as es-MX does', () => {
  const count = new Intl.NumberFormat('es-MX')
  for (const number of numbers) expect(withThousands(number)).toBe(count.format(number))
})
