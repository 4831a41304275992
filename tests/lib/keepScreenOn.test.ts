import { expect, it, onTestFinished, vi } from 'vitest'

import { keepScreenOn } from '@/lib/keepScreenOn'

it('keepScreenOn requests a lock, requests another one when the page is visible again, and releases the last one', async () => {
  const release = vi.fn<() => void>()
  const request = vi.fn<() => Promise<object>>().mockResolvedValue({ release })
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'wakeLock'))
  const stop = keepScreenOn()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(request).toHaveBeenCalledTimes(2)
  stop()
  await vi.waitFor(() => expect(release).toHaveBeenCalledOnce())
  document.dispatchEvent(new Event('visibilitychange'))
  expect(request).toHaveBeenCalledTimes(2)
})
