// @vitest-environment node
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { build } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { afterBuild } from '@/tools/build/afterBuild'
import { writeLicenses } from '@/tools/build/licenses'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'after-build-'))
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><title>x</title><script type="module" src="/main.js"></script>',
  )
  writeFileSync(join(root, 'main.js'), 'console.log(1)')
  mkdirSync(join(root, 'dist'))
  writeFileSync(join(root, 'dist/before.txt'), 'The site that is served')
})
afterEach(() => rmSync(root, { recursive: true }))

const buildWith = (complete: (folder: string) => void) =>
  build({ root, configFile: false, logLevel: 'silent', plugins: [afterBuild(complete)] })

const served = () => readdirSync(join(root, 'dist')).toSorted()

test('afterBuild replaces the served folder only with a complete build', async () => {
  await buildWith((folder) => {
    expect(served()).toEqual(['before.txt'])
    writeFileSync(join(folder, 'last.txt'), 'Written last')
  })
  expect(served()).toEqual(['assets', 'index.html', 'last.txt'])
  expect(readdirSync(join(root, 'dist-info'))).toContain('manifest.json')
  expect(readdirSync(root).toSorted()).toEqual(['dist', 'dist-info', 'index.html', 'main.js'])
})

test('afterBuild leaves the served site unchanged when a build fails late', async () => {
  const failing = buildWith(() => {
    throw new Error('No space left')
  })
  await expect(failing).rejects.toThrow('No space left')
  expect(served()).toEqual(['before.txt'])
  await buildWith(() => undefined)
  expect(served()).toEqual(['assets', 'index.html'])
})

test('a build reports its first failure, not the consequences', async () => {
  writeFileSync(join(root, 'main.js'), "import './no-existe'")
  await expect(buildWith(writeLicenses)).rejects.toThrow('./no-existe')
  expect(readFileSync(join(root, 'dist/before.txt'), 'utf8')).toBe('The site that is served')
  expect(existsSync(join(root, 'dist-info'))).toBe(false)
})
