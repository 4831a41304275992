import { expect, it, vi } from 'vitest'

import { upcomingVisit } from '@/model/visits'

import { someSentVisit } from '../support/examples'

/** Creates visits on these dates. The first visit has the highest id, because it was requested last. */
const visitsOn = (...dates: string[]) =>
  dates.map((date, index) => ({ ...someSentVisit, date, appointmentId: String(dates.length - index) }))

it.each<[what: string, dates: string[], folio: string | undefined]>([
  ['is undefined without visits', [], undefined],
  ['is the newest visit', ['2026-12-20', '2026-12-15'], '2'],
  ['may be today', ['2026-12-12'], '1'],
  ['is undefined when all visits have passed', ['2026-12-11', '2025-01-10'], undefined],
  ['is an older visit when the newest visit has passed', ['2026-12-11', '2026-12-20'], '1'],
  ['may be on an unknown day', ['', '2026-12-11'], '2'],
  ['is undefined when the newest visit has passed and the older visit has no date', ['2026-12-11', ''], undefined],
])('the upcoming visit %s', (_what, dates, folio) => {
  vi.setSystemTime('2026-12-12T09:00:00')
  expect(upcomingVisit(visitsOn(...dates))?.appointmentId).toBe(folio)
})
