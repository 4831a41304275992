import { afterEach, describe, expect, it, vi } from 'vitest'

import { clearStored, stored } from '@/lib/browserStorage'

const text = (value: unknown) => (typeof value === 'string' ? value : null)
const note = stored('myt.nota', text, { days: 30 })

afterEach(() => {
  vi.useRealTimers()
})

describe('a value kept in the browser', () => {
  it('comes back, until it is cleared', () => {
    expect(note.write('hola')).toBe(true)
    expect(note.read()).toBe('hola')
    note.clear()
    expect(note.read()).toBeNull()
  })

  it('is kept for its days', () => {
    vi.useFakeTimers({ now: new Date('2026-01-01T12:00:00') })
    note.write('hola')
    vi.setSystemTime(new Date('2026-01-31T11:00:00'))
    expect(note.read()).toBe('hola')
    vi.setSystemTime(new Date('2026-01-31T13:00:00'))
    expect(note.read()).toBeNull()
  })

  it.each(['', '{', 'null', '[]', '7', '{"savedAt":"x"}', `{"savedAt":${Date.now()},"value":7}`])(
    'is nothing when %j is stored',
    (damaged) => {
      localStorage.setItem(note.key, damaged)
      expect(note.read()).toBeNull()
    },
  )

  it('is not kept when storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(note.write('hola')).toBe(false)
  })

  it('is not kept when storage is blocked, and nothing breaks', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(note.write('hola')).toBe(false)
    expect(note.read()).toBeNull()
    note.clear()
    clearStored('myt.')
  })
})

it('clears everything under a prefix, and nothing else', () => {
  note.write('hola')
  stored('myt.sesion', text, { kind: 'session' }).write('hola')
  localStorage.setItem('otra', 'x')
  clearStored('myt.')
  expect(Object.keys(localStorage)).toEqual(['otra'])
  expect(Object.keys(sessionStorage)).toEqual([])
})
