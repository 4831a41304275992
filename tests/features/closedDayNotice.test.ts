import { expect, it } from 'vitest'

import { closedDayNotice } from '@/features/visit-request/closedDayNotice'

const proposes = 'elige otro día o el museo te propondrá uno.'

it.each([
  ['2026-12-07', `El museo cierra los lunes: ${proposes}`],
  ['2026-12-25', `El museo cierra el 25 de diciembre: ${proposes}`],
  ['2027-01-01', `El museo cierra el 1 de enero: ${proposes}`],
  ['2026-12-08', undefined],
  ['2026-12-24', undefined],
  ['', undefined],
  ['pronto', undefined],
])('97. Says of %s whether the museum is closed', (date, notice) => {
  expect(closedDayNotice(date)).toBe(notice)
})
