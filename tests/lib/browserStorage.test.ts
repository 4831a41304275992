import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { clearStored, days, stored, sweepStored, untilMidnight } from '@/lib/browserStorage'

const text = (value: unknown) => (typeof value === 'string' ? value : null)
const note = stored('nota', text, { lifetime: days(30) })

afterEach(() => {
  vi.useRealTimers()
})

describe('a stored value', () => {
  it('is restored until it is cleared', () => {
    expect(note.write('hola')).toBe(true)
    expect(note.read()).toBe('hola')
    note.clear()
    expect(note.read()).toBeNull()
  })

  it.each([
    '',
    '{',
    'null',
    '[]',
    '7',
    '{"savedAt":1,"value":"hola"}',
    '{"until":"x"}',
    '{"writtenAt":0,"until":"9","value":"hola"}',
    '{"until":9,"value":"hola"}',
  ])('is read as null and removed by sweepStored when its expiry date is invalid or absent: %j', (damaged) => {
    vi.useFakeTimers({ now: 0 })
    localStorage.setItem(note.key, damaged)
    expect(note.read()).toBeNull()
    sweepStored()
    expect(localStorage.getItem(note.key)).toBeNull()
  })

  it('is read as null when it has the wrong type', () => {
    localStorage.setItem(note.key, JSON.stringify({ writtenAt: Date.now(), until: Date.now() + 60_000, value: 7 }))
    expect(note.read()).toBeNull()
  })

  const MINUTE = 60_000
  const DAY = 24 * 60 * MINUTE
  const written = new Date('2026-01-01T12:00:00').getTime()

  /** Each row: what the clock does, and whether the value is readable at these times, in ms since the write. */
  const clocks: [clock: string, visits: [sinceWrite: number, isReadable: boolean][]][] = [
    [
      'goes back ten seconds and forward again',
      [
        [-10_000, true],
        [MINUTE, true],
      ],
    ],
    [
      'goes back a day and forward again',
      [
        [-DAY, true],
        [MINUTE, true],
      ],
    ],
    [
      'goes back a year and forward again',
      [
        [-365 * DAY, true],
        [-364 * DAY, true],
        [MINUTE, true],
        [29 * DAY, true],
      ],
    ],
    [
      'was years ahead at the write and is then corrected',
      [
        [-5 * 365 * DAY, true],
        [-5 * 365 * DAY + 29 * DAY, true],
        [-5 * 365 * DAY + 30 * DAY, false],
        [MINUTE, false],
      ],
    ],
    [
      'was years ahead at the write and is then corrected twice',
      [
        [-365 * DAY, true],
        [-5 * 365 * DAY, true],
        [-5 * 365 * DAY + 29 * DAY, true],
        [-5 * 365 * DAY + 30 * DAY, false],
      ],
    ],
    [
      'goes past the expiry date and back again',
      [
        [30 * DAY, false],
        [MINUTE, false],
      ],
    ],
    ['is just before the expiry date', [[30 * DAY - 1, true]]],
    ['is at the expiry date', [[30 * DAY, false]]],
  ]

  it.each(clocks)('109. is readable until it expires, and never afterwards, even if the clock %s', (_clock, visits) => {
    vi.useFakeTimers({ now: written })
    note.write('hola')
    for (const [sinceWrite, isReadable] of visits) {
      vi.setSystemTime(written + sinceWrite)
      sweepStored()
      expect(note.read()).toBe(isReadable ? 'hola' : null)
    }
  })

  it('is not written when storage is full, and `write` returns false', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(note.write('hola')).toBe(false)
  })

  it('is not written when storage is blocked, and no function throws', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(note.write('hola')).toBe(false)
    expect(note.read()).toBeNull()
    note.clear()
    clearStored('nota')
    sweepStored()
  })
})

it('clearStored removes exactly the values whose names begin with the prefix', () => {
  note.write('hola')
  stored('nota.sesion', text, { lifetime: days(1), inTab: true }).write('hola')
  localStorage.setItem('otra', 'x')
  stored('otra', text, { lifetime: days(1) }).write('hola')
  clearStored('nota')
  expect(Object.keys(localStorage)).toEqual(['otra', 'myt.otra'])
  expect(Object.keys(sessionStorage)).toEqual([])
})

describe('sweepStored', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 0, 1, 23, 50) })
  })

  it('removes only expired values, from both storages', () => {
    stored('borrador', text, { lifetime: days(30) }).write('hola')
    stored('respuestas', text, { lifetime: days(1) }).write('hola')
    stored('lugar', text, { lifetime: days(1), inTab: true }).write('hola')
    localStorage.setItem('otra', 'x')
    vi.setSystemTime(new Date(2026, 0, 2, 23, 49))
    sweepStored()
    expect(Object.keys(localStorage)).toEqual(['myt.borrador', 'myt.respuestas', 'otra'])
    expect(Object.keys(sessionStorage)).toEqual(['myt.lugar'])

    vi.setSystemTime(new Date(2026, 0, 2, 23, 51))
    sweepStored()
    expect(Object.keys(localStorage)).toEqual(['myt.borrador', 'otra'])
    expect(Object.keys(sessionStorage)).toEqual([])

    vi.setSystemTime(new Date(2026, 1, 1))
    sweepStored()
    expect(Object.keys(localStorage)).toEqual(['otra'])
  })

  it('removes values with the lifetime `untilMidnight` at local midnight', () => {
    stored('lista', text, { lifetime: untilMidnight }).write('hola')
    vi.setSystemTime(new Date(2026, 0, 1, 23, 59, 59))
    sweepStored()
    expect(Object.keys(localStorage)).toEqual(['myt.lista'])
    vi.setSystemTime(new Date(2026, 0, 2))
    sweepStored()
    expect(Object.keys(localStorage)).toEqual([])
  })
})
