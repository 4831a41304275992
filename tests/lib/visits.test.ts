import { expect, it, vi } from 'vitest'

import { upcomingVisit } from '@/lib/visits'

import { someSentVisit } from '../support/examples'

/** Creates sent visits on these dates, the newest first, with the folios 1, 2, 3 … from the oldest. */
const visitsOn = (...dates: string[]) =>
  dates.map((date, index) => ({ ...someSentVisit, date, appointmentId: String(dates.length - index) }))

it.each<[what: string, dates: string[], folio: string | undefined]>([
  ['does not exist without visits', [], undefined],
  ['is the newest visit', ['2026-12-20', '2026-12-15'], '2'],
  ['can be today', ['2026-12-12'], '1'],
  ['does not exist when all visits have passed', ['2026-12-11', '2025-01-10'], undefined],
  ['is an older visit when the newest has passed', ['2026-12-11', '2026-12-20'], '1'],
  ['can be on an unknown day', ['', '2026-12-11'], '2'],
  ['is not on an unknown day when a newer visit has passed', ['2026-12-11', ''], undefined],
])('the upcoming visit %s', (_what, dates, folio) => {
  vi.setSystemTime('2026-12-12T09:00:00')
  expect(upcomingVisit(visitsOn(...dates))?.appointmentId).toBe(folio)
})
