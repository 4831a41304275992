import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Fakes `setTimeout` and `clearTimeout` until the test ends. Timers run with real time, and `pass` advances them. */
export function holdTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
}

/** Advances the timers by this many milliseconds. */
export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
