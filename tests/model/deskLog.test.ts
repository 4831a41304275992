import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { sweepStored } from '@/lib/browserStorage'
import { attemptBefore, beginAttempt, deskEntries, type DeskOutcome, loggedAttempt } from '@/model/deskLog'

const MORNING = new Date(2026, 10, 20, 9, 5)
const at = (hours: number, minutes = 0) => new Date(2026, 10, 20, hours, minutes)
/** Logs an attempt and its outcome. */
const attempt = (key: string, name: string, outcome: DeskOutcome) => beginAttempt(key, name)(outcome, Date.now())
const stored = () => JSON.stringify(Object.entries(localStorage))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: MORNING })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the log of the ticket desk', () => {
  it('lists the outcomes of today’s attempts, newest first', () => {
    attempt('7/a', 'Ana', 'validated')
    const end = beginAttempt('8/b', 'Luis')
    vi.setSystemTime(at(9, 10))
    end('used', Date.now())
    expect(deskEntries()).toMatchObject([
      { key: '8/b', name: 'Luis', outcome: 'used', at: at(9, 10).getTime(), earlier: null },
      { key: '7/a', name: 'Ana', outcome: 'validated', at: MORNING.getTime(), earlier: null },
    ])
    expect(loggedAttempt('7/a')).toMatchObject({ outcome: 'validated', at: MORNING.getTime(), earlier: null })
    expect(loggedAttempt('9/c')).toBeNull()
  })

  it('logs an attempt when it begins, because the page may be closed before the response', () => {
    beginAttempt('7/a', 'Ana')
    beginAttempt('7/a', 'Ana')
    expect(loggedAttempt('7/a')).toMatchObject({ outcome: 'unanswered', at: MORNING.getTime(), earlier: null })
    expect(deskEntries()).toHaveLength(1)
  })

  it('keeps an unanswered attempt when a later attempt is refused', () => {
    attempt('7/a', 'Ana', 'unanswered')
    vi.setSystemTime(at(9, 10))
    attempt('7/a', 'Ana', 'unanswered')
    expect(loggedAttempt('7/a')).toMatchObject({ outcome: 'unanswered', at: MORNING.getTime(), earlier: null })
    expect(deskEntries()).toMatchObject([{ outcome: 'unanswered', earlier: null }])
    attempt('7/a', 'Ana', 'used')
    const doubt = { outcome: 'unanswered', at: MORNING.getTime() }
    const refused = loggedAttempt('7/a')
    expect(refused).toMatchObject({ outcome: 'used', at: at(9, 10).getTime(), earlier: doubt })
    expect(deskEntries()).toMatchObject([{ outcome: 'used', earlier: doubt }])
    expect(attemptBefore(refused)).toEqual(doubt)
    vi.setSystemTime(new Date(2026, 10, 21, 9))
    expect(loggedAttempt('7/a')).toMatchObject({ outcome: 'unanswered', at: MORNING.getTime(), earlier: null })
  })

  it.each([[['validated']], [['used']], [['unanswered', 'validated']]] as const)(
    'forgets a pass on the next day after attempts with the outcomes %j',
    (outcomes) => {
      for (const outcome of outcomes) attempt('7/a', 'Ana', outcome)
      vi.setSystemTime(new Date(2026, 10, 21, 9))
      expect(loggedAttempt('7/a')).toBeNull()
    },
  )

  it('93. reports a pass as validated until the end of the day, even if later attempts have other outcomes', () => {
    const outcome = fc.constantFrom<DeskOutcome | 'closed'>('validated', 'used', 'unanswered', 'closed')
    fc.assert(
      fc.property(fc.array(outcome), fc.array(outcome), (before, after) => {
        localStorage.clear()
        for (const each of [...before, 'validated' as const, ...after]) {
          const end = beginAttempt('7/a', 'Ana')
          if (each !== 'closed') end(each, Date.now())
        }
        expect(deskEntries().map((entry) => entry.outcome)).toEqual(['validated'])
        expect(loggedAttempt('7/a')).toMatchObject({ outcome: 'validated', earlier: null })
        vi.setSystemTime(new Date(2026, 10, 21, 9))
        expect(loggedAttempt('7/a')).toBeNull()
        vi.setSystemTime(MORNING)
      }),
    )
  })

  it('93. reports a pass as validated even if an attempt that began earlier is then refused', () => {
    const endHere = beginAttempt('7/a', 'Ana')
    attempt('7/a', 'Ana', 'validated')
    endHere('used', Date.now())
    expect(loggedAttempt('7/a')?.outcome).toBe('validated')
  })

  it('removes all names from the device at local midnight', () => {
    vi.setSystemTime(new Date(2026, 10, 20, 23, 59))
    attempt('7/a', 'Ana Ruiz', 'validated')
    expect(deskEntries()).toHaveLength(1)
    vi.setSystemTime(new Date(2026, 10, 21, 0, 1))
    expect(deskEntries()).toEqual([])
    expect(stored()).toContain('Ana Ruiz')
    sweepStored()
    expect(stored()).not.toContain('Ana Ruiz')
  })

  it('keeps the server’s explanation of the last attempt', () => {
    beginAttempt('7/a', 'Ana')('unanswered', Date.now(), 'Mantenimiento hasta las 18:00.')
    expect(loggedAttempt('7/a')?.detail).toBe('Mantenimiento hasta las 18:00.')
    beginAttempt('7/a', 'Ana')('used', Date.now(), 'El pase venció.')
    expect(loggedAttempt('7/a')?.detail).toBe('El pase venció.')
  })

  it('93. reports a pass as validated until the end of the day if the clock goes back, even across midnight', () => {
    for (const now of [new Date(2026, 10, 21, 0, 5), new Date(2031, 0, 1)]) {
      vi.setSystemTime(now)
      attempt('7/a', 'Ana Ruiz', 'validated')
      attempt('8/b', 'Luis', 'unanswered')
      vi.setSystemTime(new Date(2026, 10, 20, 23, 55))
      expect(loggedAttempt('7/a')?.outcome).toBe('validated')
      attempt('9/c', 'Eva', 'used')
      expect(deskEntries().map(({ name }) => name)).toEqual(['Eva', 'Luis', 'Ana Ruiz'])
      expect(loggedAttempt('7/a')?.outcome).toBe('validated')
      vi.setSystemTime(new Date(2026, 10, 21))
      expect(deskEntries()).toEqual([])
      vi.setSystemTime(new Date(2026, 11, 21))
      expect(loggedAttempt('8/b')).toBeNull()
    }
  })

  it('removes an unanswered attempt after thirty days, even if other attempts follow', () => {
    attempt('7/a', 'Ana', 'unanswered')
    vi.setSystemTime(new Date(2026, 10, 30, 9))
    attempt('8/b', 'Luis', 'unanswered')
    expect(loggedAttempt('7/a')?.outcome).toBe('unanswered')
    vi.setSystemTime(new Date(2026, 11, 21, 9))
    beginAttempt('9/c', 'Eva')
    expect(stored()).not.toContain('7/a')
    expect(loggedAttempt('8/b')?.outcome).toBe('unanswered')
  })

  it('lists the attempts made since the page loaded if storage is blocked', () => {
    const entry = {
      key: '7/a',
      name: 'Ana',
      outcome: 'used',
      at: MORNING.getTime(),
      earlier: null,
      detail: null,
    } as const
    expect(deskEntries([entry])).toEqual([entry])
    vi.setSystemTime(new Date(2026, 10, 21, 9))
    expect(deskEntries([entry])).toEqual([])
    attempt('8/b', 'Luis', 'validated')
    expect(deskEntries([entry]).map(({ name }) => name)).toEqual(['Luis'])
  })

  it('keeps the newest 500 attempts of the day, and the newest 200 unanswered attempts', () => {
    vi.useRealTimers()
    const clock = vi.spyOn(Date, 'now')
    for (let id = 0; id <= 500; id += 1) {
      clock.mockReturnValue(MORNING.getTime() + id * 1000)
      beginAttempt(`${id}/a`, 'Ana')
    }
    expect(deskEntries()).toHaveLength(500)
    expect(deskEntries()[0]).toMatchObject({ key: '500/a' })
    expect([300, 301, 500].map((id) => loggedAttempt(`${id}/a`)?.outcome)).toEqual([
      undefined,
      'unanswered',
      'unanswered',
    ])
  })

  it('ignores damaged entries of today’s list', () => {
    const good = { key: '7/a', name: 'Ana', outcome: 'used', at: MORNING.getTime() }
    const { name: _name, ...nameless } = good
    const damaged = [nameless, { ...good, key: 7 }, { ...good, outcome: 'otro' }, { ...good, at: 9e20 }, null, 'x']
    localStorage.setItem(
      'myt.taquilla.dia',
      JSON.stringify({ writtenAt: 0, until: Date.now() + 1000, value: [...damaged, good] }),
    )
    expect(deskEntries()).toMatchObject([good])
    attempt('8/b', 'Luis', 'validated')
    expect(deskEntries().map(({ key }) => key)).toEqual(['8/b', '7/a'])
  })

  it.each(['null', `{"writtenAt":0,"until":${MORNING.getTime() + 1000},"value":{"7/a":"x"}}`])(
    'ignores damaged storage: %s',
    (text) => {
      localStorage.setItem('myt.taquilla.dia', text)
      localStorage.setItem('myt.taquilla.dudas', text)
      expect(deskEntries()).toEqual([])
      expect(loggedAttempt('7/a')).toBeNull()
    },
  )
})
