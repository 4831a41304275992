import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Lets `pass` skip time until the end of the test. Real time continues to pass. */
export function holdTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
}

/** Advances the timers by this many milliseconds. */
export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
