import { existsSync } from 'node:fs'

import { expect, it } from 'vitest'

import { servicePicture } from '@/content/pictures'

it('servicePicture returns eight different pictures, and the lunch picture from the ninth service on', () => {
  const first = Array.from({ length: 8 }, (_, index) => servicePicture(index).src)
  expect(new Set(first).size).toBe(8)
  expect(first).not.toContain(servicePicture(8).src)
  expect(servicePicture(8).src).toContain('lunch')
  expect(servicePicture(40)).toEqual(servicePicture(8))
})

it('src/content names only pictures that exist in public', () => {
  const sources = import.meta.glob<string>('/src/content/*.ts', { query: '?raw', import: 'default', eager: true })
  const code = Object.values(sources).map((text) => text.replaceAll(/\/\*[\s\S]*?\*\//g, ''))
  const named = code.flatMap((text) => text.match(/(?<=')\/[^']+\.(?:avif|jpe?g|png|svg|webp)(?=')/g) ?? [])
  expect(code.length).toBeGreaterThan(5)
  expect(named.filter((path) => !existsSync(`public${path}`))).toEqual([])
})
