import { afterEach, describe, expect, it, vi } from 'vitest'

import { formatDate, formatDay, formatMoment, formatTime } from '@/lib/dateTexts'
import { localDate, isBefore, today, todayInYears } from '@/lib/dates'

afterEach(() => {
  vi.useRealTimers()
})

describe('today', () => {
  it('returns the local date, even when it is already tomorrow in UTC', () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 20, 23, 30) })
    expect(today()).toBe('2026-11-20')
  })
})

it.each([
  [0, '2028-02-29'],
  [2, '2030-02-29'],
  [-120, '1908-02-29'],
])('todayInYears(%i) on 29 February 2028 returns %s', (years, date) => {
  vi.useFakeTimers({ now: new Date(2028, 1, 29, 12) })
  expect(todayInYears(years)).toBe(date)
})

describe('isBefore', () => {
  it.each([
    ['2026-11-19', '2026-11-20', true],
    ['2026-11-20', '2026-11-20', false],
    ['2026-12-01', '2026-11-20', false],
    ['2025-12-31', '2026-01-01', true],
    ['12026-01-01', '2026-11-20', false],
    ['0001-01-01', '2026-11-20', true],
  ])('compares %s with %s and returns %s', (date, other, expected) => {
    expect(isBefore(date, other)).toBe(expected)
  })
})

it.each([
  ['9:00', '9:00 h'],
  ['10:30', '10:30 h'],
  ['10:30 a 12:00', '10:30 a 12:00'],
  ['sábado 10:30', 'sábado 10:30'],
  ['por la tarde', 'por la tarde'],
])('formatTime formats the schedule «%s» as «%s»', (schedule, shown) => {
  expect(formatTime(schedule)).toBe(shown)
})

it.each([
  [new Date(2025, 9, 16, 9, 5), 'hoy a las 09:05'],
  [new Date(2025, 9, 15, 23, 59), 'el miércoles 15 de octubre de 2025 a las 23:59'],
])('formatMoment, called on 16 October 2025, formats %s as «%s»', (moment, shown) => {
  vi.useFakeTimers({ now: new Date(2025, 9, 16, 12) })
  expect(formatMoment(moment.getTime())).toBe(shown)
})

describe('formatDate', () => {
  it('formats a date with its weekday in Spanish', () => {
    expect(formatDate('2025-10-16')).toBe('jueves 16 de octubre de 2025')
  })

  it('returns other strings unchanged', () => {
    expect(formatDate('pronto')).toBe('pronto')
    expect(formatDay('2025-02-40')).toBe('2025-02-40')
  })

  it('formats dates like Intl.DateTimeFormat for es-MX', () => {
    const day = { day: 'numeric', month: 'long', year: 'numeric' } as const
    const short = new Intl.DateTimeFormat('es-MX', day)
    const long = new Intl.DateTimeFormat('es-MX', { ...day, weekday: 'long' })
    for (let days = 0; days < 73_000; days += 13) {
      const moment = new Date(1899, 11, 30 + days, 12)
      const date = localDate(moment.getTime())
      expect(formatDay(date)).toBe(short.format(moment))
      expect(formatDate(date)).toBe(long.format(moment).replace(',', ''))
    }
  })
})
