// @vitest-environment node
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { build } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { afterBuild } from '@/tools/build/afterBuild'
import { writeVersion } from '@/tools/build/version'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'after-build-'))
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><title>x</title><script type="module" src="/main.js"></script>',
  )
  writeFileSync(join(root, 'main.js'), 'console.log(1)')
  mkdirSync(join(root, 'dist'))
  writeVersion(join(root, 'dist'), '')
  writeFileSync(join(root, 'dist/before.txt'), 'The site that is served')
})
afterEach(() => rmSync(root, { recursive: true }))

const buildWith = (complete: (folder: string) => void, outDir = 'dist') =>
  build({ root, configFile: false, logLevel: 'silent', plugins: [afterBuild(complete)], build: { outDir } })

const served = () => readdirSync(join(root, 'dist')).toSorted()
const inRoot = () => readdirSync(root, { recursive: true }).map(String).toSorted()

test('afterBuild replaces the served folder only with a complete build', async () => {
  await buildWith((folder) => {
    expect(served()).toEqual(['before.txt', 'version.json'])
    writeFileSync(join(folder, 'last.txt'), 'Written last')
  })
  expect(served()).toEqual(['assets', 'index.html', 'last.txt', 'licencias.txt', 'version.json'])
  expect(readdirSync(join(root, 'dist-info'))).toContain('manifest.json')
  expect(readdirSync(root).toSorted()).toEqual(['dist', 'dist-info', 'index.html', 'main.js'])
})

test('afterBuild leaves the served site unchanged when a build fails late', async () => {
  const failing = buildWith(() => {
    throw new Error('No space left')
  })
  await expect(failing).rejects.toThrow('No space left')
  expect(served()).toEqual(['before.txt', 'version.json'])
  await buildWith(() => undefined)
  expect(served()).toEqual(['assets', 'index.html', 'licencias.txt', 'version.json'])
})

test('a build reports its first failure, not the consequences', async () => {
  writeFileSync(join(root, 'main.js'), "import './no-existe'")
  await expect(buildWith(() => undefined)).rejects.toThrow('./no-existe')
  expect(readFileSync(join(root, 'dist/before.txt'), 'utf8')).toBe('The site that is served')
  expect(existsSync(join(root, 'dist-info'))).toBe(false)
})

test('138. a build replaces its last build, with a slash after the folder too', async () => {
  for (const outDir of ['dist/', './dist', join(root, 'dist//'), 'releases/1/', 'releases/1']) {
    await buildWith(() => undefined, outDir)
    const files = readdirSync(join(root, outDir.startsWith('releases') ? 'releases/1' : 'dist'))
    expect(files.toSorted()).toEqual(['assets', 'index.html', 'licencias.txt', 'version.json'])
  }
  expect(readdirSync(root).toSorted()).toEqual(['dist', 'dist-info', 'index.html', 'main.js', 'releases'])
})

test.each(['fotos/', '.', 'main.js', 'web', 'web-next', 'otro', 'album'])(
  '138. a build into %s, which has other files, says so and removes nothing',
  async (outDir) => {
    for (const file of ['fotos/uno.jpg', 'web-next/manifest.json', 'web/manifest.json', 'otro-before/manifest.json']) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), '')
    }
    mkdirSync(join(root, 'album-info'))
    writeFileSync(join(root, 'album-info/version.json'), '{ "version": "1" }')
    const before = inRoot()
    await expect(buildWith(() => undefined, outDir)).rejects.toThrow('No se tocó nada: elige otra carpeta.')
    expect(inRoot()).toEqual(before)
  },
)
