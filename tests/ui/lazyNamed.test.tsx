import { act, render, screen } from '@testing-library/react'
import { type ComponentType, Suspense } from 'react'
import { expect, it, vi } from 'vitest'

import { lazyNamed } from '@/ui/lazyNamed'

async function show(Component: ComponentType) {
  const { unmount } = render(
    <Suspense>
      <Component />
    </Suspense>,
  )
  await act(() => vi.advanceTimersByTimeAsync(0))
  return unmount
}

it('a component whose code failed to load is loaded again when it is opened later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const load = vi.fn<() => Promise<{ Map: () => string }>>().mockResolvedValue({ Map: () => 'El mapa' })
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const LazyMap = lazyNamed(load, 'Map', () => 'Sin mapa')
  const close = await show(LazyMap)
  expect(screen.getByText('Sin mapa')).toBeVisible()
  close()
  await vi.advanceTimersByTimeAsync(2000)
  await show(LazyMap)
  expect(screen.getByText('El mapa')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})
