import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { sweepStored } from '@/lib/browserStorage'
import { type DeskLog, type DeskOutcome, openDeskLog } from '@/model/deskLog'

const MORNING = new Date(2026, 10, 20, 9, 5)
const at = (hours: number, minutes = 0) => new Date(2026, 10, 20, hours, minutes)
let log: DeskLog
/** Logs an attempt and its outcome. */
const attempt = (key: string, name: string, outcome: DeskOutcome) => log.begin(key, name)(outcome)
const stored = () => JSON.stringify(Object.entries(localStorage))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: MORNING })
  log = openDeskLog()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the log of the ticket desk', () => {
  it('lists the outcomes of today’s attempts, newest first', () => {
    attempt('7/a', 'Ana', 'validated')
    const end = log.begin('8/b', 'Luis')
    vi.setSystemTime(at(9, 10))
    end('used')
    expect(log.today()).toMatchObject([
      { key: '8/b', name: 'Luis', outcome: 'used', at: at(9, 10).getTime(), doubtAt: null },
      { key: '7/a', name: 'Ana', outcome: 'validated', at: MORNING.getTime(), doubtAt: null },
    ])
    expect(log.resultOf('7/a')).toMatchObject({ outcome: 'validated', at: MORNING.getTime(), doubtAt: null })
    expect(log.resultOf('9/c')).toBeNull()
  })

  it('logs an attempt when it begins, because the page may be closed before the response', () => {
    log.begin('7/a', 'Ana')
    log.begin('7/a', 'Ana')
    expect(log.resultOf('7/a')).toMatchObject({ outcome: 'unanswered', at: MORNING.getTime(), doubtAt: null })
    expect(log.today()).toHaveLength(1)
  })

  it('93. writes the doubts before the entries, whose change other tabs hear of', () => {
    const write = vi.spyOn(Storage.prototype, 'setItem')
    log.begin('7/a', 'Ana')
    expect(write.mock.calls.map(([key]) => key)).toEqual(['myt.taquilla.dudas', 'myt.taquilla.dia'])
    write.mockRestore()
  })

  it('keeps an unanswered attempt when a later attempt is refused', () => {
    attempt('7/a', 'Ana', 'unanswered')
    vi.setSystemTime(at(9, 10))
    attempt('7/a', 'Ana', 'unanswered')
    expect(log.resultOf('7/a')).toMatchObject({ outcome: 'unanswered', at: MORNING.getTime(), doubtAt: null })
    expect(log.today()).toMatchObject([{ outcome: 'unanswered', doubtAt: null }])
    attempt('7/a', 'Ana', 'used')
    const refused = { outcome: 'used', at: at(9, 10).getTime(), doubtAt: MORNING.getTime() }
    expect(log.resultOf('7/a')).toMatchObject(refused)
    expect(log.today()).toMatchObject([refused])
    vi.setSystemTime(new Date(2026, 10, 21, 9))
    expect(log.resultOf('7/a')).toMatchObject({ outcome: 'unanswered', at: MORNING.getTime(), doubtAt: null })
  })

  it.each([[['validated']], [['used']], [['unanswered', 'validated']]] as const)(
    'forgets a pass on the next day after attempts with the outcomes %j',
    (outcomes) => {
      for (const outcome of outcomes) attempt('7/a', 'Ana', outcome)
      vi.setSystemTime(new Date(2026, 10, 21, 9))
      expect(log.resultOf('7/a')).toBeNull()
    },
  )

  it('93. reports a pass as validated until the end of the day, even if later attempts have other outcomes', () => {
    const outcome = fc.constantFrom<DeskOutcome | 'closed'>('validated', 'used', 'unanswered', 'closed')
    fc.assert(
      fc.property(fc.array(outcome), fc.array(outcome), (before, after) => {
        localStorage.clear()
        for (const each of [...before, 'validated' as const, ...after]) {
          const end = log.begin('7/a', 'Ana')
          if (each !== 'closed') end(each)
        }
        expect(log.today().map((entry) => entry.outcome)).toEqual(['validated'])
        expect(log.resultOf('7/a')).toMatchObject({ outcome: 'validated', doubtAt: null })
        vi.setSystemTime(new Date(2026, 10, 21, 9))
        expect(log.resultOf('7/a')).toBeNull()
        vi.setSystemTime(MORNING)
      }),
    )
  })

  it('93. reports a pass as validated even if an attempt that began earlier is then refused', () => {
    const endHere = log.begin('7/a', 'Ana')
    attempt('7/a', 'Ana', 'validated')
    endHere('used')
    expect(log.resultOf('7/a')?.outcome).toBe('validated')
  })

  it('removes all names from the device at local midnight', () => {
    vi.setSystemTime(new Date(2026, 10, 20, 23, 59))
    attempt('7/a', 'Ana Ruiz', 'validated')
    expect(log.today()).toHaveLength(1)
    vi.setSystemTime(new Date(2026, 10, 21, 0, 1))
    expect(log.today()).toEqual([])
    expect(stored()).toContain('Ana Ruiz')
    sweepStored()
    expect(stored()).not.toContain('Ana Ruiz')
  })

  it('keeps the server’s explanation of the last attempt', () => {
    log.begin('7/a', 'Ana')('unanswered', 'Mantenimiento hasta las 18:00.')
    expect(log.resultOf('7/a')?.detail).toBe('Mantenimiento hasta las 18:00.')
    log.begin('7/a', 'Ana')('used', 'El pase venció.')
    expect(log.resultOf('7/a')?.detail).toBe('El pase venció.')
  })

  it('93. reports a pass as validated until the end of the day if the clock goes back, even across midnight', () => {
    for (const now of [new Date(2026, 10, 21, 0, 5), new Date(2031, 0, 1)]) {
      vi.setSystemTime(now)
      attempt('7/a', 'Ana Ruiz', 'validated')
      attempt('8/b', 'Luis', 'unanswered')
      vi.setSystemTime(new Date(2026, 10, 20, 23, 55))
      expect(log.resultOf('7/a')?.outcome).toBe('validated')
      attempt('9/c', 'Eva', 'used')
      expect(log.today().map(({ name }) => name)).toEqual(['Eva', 'Luis', 'Ana Ruiz'])
      expect(log.resultOf('7/a')?.outcome).toBe('validated')
      vi.setSystemTime(new Date(2026, 10, 21))
      expect(log.today()).toEqual([])
      vi.setSystemTime(new Date(2026, 11, 21))
      expect(log.resultOf('8/b')).toBeNull()
    }
  })

  it('removes an unanswered attempt after thirty days, even if other attempts follow', () => {
    attempt('7/a', 'Ana', 'unanswered')
    vi.setSystemTime(new Date(2026, 10, 30, 9))
    attempt('8/b', 'Luis', 'unanswered')
    expect(log.resultOf('7/a')?.outcome).toBe('unanswered')
    vi.setSystemTime(new Date(2026, 11, 21, 9))
    log.begin('9/c', 'Eva')
    expect(stored()).not.toContain('7/a')
    expect(log.resultOf('8/b')?.outcome).toBe('unanswered')
  })

  it('59. lasts until the page is closed if storage is blocked', () => {
    const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    attempt('7/a', 'Ana', 'unanswered')
    attempt('7/a', 'Ana', 'used')
    expect(log.today()).toMatchObject([{ name: 'Ana', outcome: 'used', doubtAt: MORNING.getTime() }])
    expect(openDeskLog().today()).toEqual([])
    blocked.mockRestore()
    attempt('8/b', 'Luis', 'validated')
    expect(
      openDeskLog()
        .today()
        .map(({ name }) => name),
    ).toEqual(['Luis', 'Ana'])
  })

  it('keeps the newest 500 attempts of the day, and the newest 200 unanswered attempts', () => {
    vi.useRealTimers()
    const clock = vi.spyOn(Date, 'now')
    for (let id = 0; id <= 500; id += 1) {
      clock.mockReturnValue(MORNING.getTime() + id * 1000)
      log.begin(`${id}/a`, 'Ana')
    }
    expect(log.today()).toHaveLength(500)
    expect(log.today()[0]).toMatchObject({ key: '500/a' })
    expect([300, 301, 500].map((id) => log.resultOf(`${id}/a`)?.outcome)).toEqual([
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
    expect(log.today()).toMatchObject([good])
    attempt('8/b', 'Luis', 'validated')
    expect(log.today().map(({ key }) => key)).toEqual(['8/b', '7/a'])
  })

  it.each(['null', `{"writtenAt":0,"until":${MORNING.getTime() + 1000},"value":{"7/a":"x"}}`])(
    'ignores damaged storage: %s',
    (text) => {
      localStorage.setItem('myt.taquilla.dia', text)
      localStorage.setItem('myt.taquilla.dudas', text)
      expect(log.today()).toEqual([])
      expect(log.resultOf('7/a')).toBeNull()
    },
  )
})
