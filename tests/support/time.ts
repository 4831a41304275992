import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** From here on `pass` skips time, which otherwise passes as usual. Ends with the test. */
export function holdTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
}

/** So many milliseconds go by, and with them whatever waited for them. */
export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
