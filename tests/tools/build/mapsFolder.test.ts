// @vitest-environment node
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { keepMapsApart } from '@/tools/build/mapsFolder'

const source = `document.title = 'algo'\n`
let root = ''
let script = ''

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'maps-'))
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><title>x</title><script type="module" src="/main.ts"></script>',
  )
  writeFileSync(join(root, 'main.ts'), source)
  await build({ root, configFile: false, logLevel: 'error', plugins: [keepMapsApart()] })
  script = readdirSync(join(root, 'dist/assets'))[0] ?? ''
})
afterAll(() => rmSync(root, { recursive: true }))

test('what is served has no map, mentions none, and lists nothing of the build', () => {
  const served = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' })
  expect(served.toSorted()).toEqual(['assets', `assets/${script}`, 'index.html'])
  expect(readFileSync(join(root, 'dist/assets', script), 'utf8')).not.toContain('sourceMappingURL')
})

test('maps and manifest stand beside it, only those of the last build', async () => {
  const kept = () => readdirSync(join(root, 'dist-maps'), { recursive: true, encoding: 'utf8' }).toSorted()
  expect(kept()).toEqual(['assets', `assets/${script}.map`, 'manifest.json'])
  writeFileSync(join(root, 'dist-maps/assets/old.js.map'), '{}')
  await build({ root, configFile: false, logLevel: 'error', plugins: [keepMapsApart()] })
  expect(kept()).not.toContain('assets/old.js.map')
  expect(existsSync(join(root, 'dist-maps/manifest.json'))).toBe(true)
})
