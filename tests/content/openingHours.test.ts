import { expect, it } from 'vitest'

import { closedDays } from '@/content/openingHours'

it('the closed days have no line break inside a date', () => {
  expect(closedDays.match(/el \d+ de \w+/g)).toBeNull()
  expect(closedDays.match(/el\s\d+\sde\s\w+/g)).toHaveLength(2)
})
