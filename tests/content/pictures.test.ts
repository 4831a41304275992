import { expect, it } from 'vitest'

import { servicePicture } from '@/content/pictures'

it('shows a different picture for each of the first eight services, and the lunch for the others', () => {
  const first = Array.from({ length: 8 }, (_, index) => servicePicture(index).src)
  expect(new Set(first).size).toBe(8)
  expect(first).not.toContain(servicePicture(8).src)
  expect(servicePicture(8).src).toContain('lunch')
  expect(servicePicture(40)).toEqual(servicePicture(8))
})
