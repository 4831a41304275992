import { expect, test } from 'vitest'

import { drawnPresences, type PresenceGroup } from '@/ui/presenceSlabs'

test('draws one slab per person, always the same way', () => {
  const groups: PresenceGroup[] = [
    { kind: 'a', count: 34 },
    { kind: 'b', count: 0 },
    { kind: 'c', count: 2 },
  ]
  const { perSlab, slabs } = drawnPresences(groups)
  expect(perSlab).toBe(1)
  expect(slabs.filter(({ kind }) => kind === 'a')).toHaveLength(34)
  expect(slabs.filter(({ kind }) => kind === 'c')).toHaveLength(2)
  expect(drawnPresences(groups).slabs).toEqual(slabs)
})

test.each([[96], [97], [190], [1000], [9999]])('never draws more than 96 for %i and a few more', (count) => {
  const { perSlab, slabs } = drawnPresences([
    { kind: 'a', count },
    { kind: 'b', count: 1 },
    { kind: 'c', count: 1 },
  ])
  expect(slabs.length).toBeLessThanOrEqual(96)
  expect(perSlab).toBe(Math.ceil((count + 2) / 96))
  expect(slabs.some(({ kind }) => kind === 'c')).toBe(true)
})

test('no slab, 4 px wide, is lower than five times its width', () => {
  const { slabs } = drawnPresences([
    { kind: 'a', count: 60 },
    { kind: 'b', count: 50 },
    { kind: 'c', count: 50 },
  ])
  expect(Math.min(...slabs.map(({ height }) => height))).toBeGreaterThanOrEqual(20)
})

test('nobody is nothing', () => {
  expect(drawnPresences([]).slabs).toEqual([])
})
