// @vitest-environment node
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { build } from 'vite'
import { expect, test } from 'vitest'

import { precompress } from '@/tools/build/precompress'

test('a build leaves compressed files beside the ones worth it', async () => {
  const root = mkdtempSync(join(tmpdir(), 'precompress-'))
  const page = `<!doctype html><title>x</title><p>${'Memoria y tolerancia. '.repeat(100)}</p><script type="module" src="/main.js"></script>`
  writeFileSync(join(root, 'index.html'), page)
  writeFileSync(join(root, 'main.js'), 'console.log(1)')
  await build({ root, configFile: false, logLevel: 'error', plugins: [precompress()], build: { assetsInlineLimit: 0 } })
  const built = readFileSync(join(root, 'dist/index.html'))
  expect(brotliDecompressSync(readFileSync(join(root, 'dist/index.html.br'))).equals(built)).toBe(true)
  expect(gunzipSync(readFileSync(join(root, 'dist/index.html.gz'))).equals(built)).toBe(true)
  const [script = ''] = /assets\/[^"]+\.js/.exec(built.toString()) ?? []
  expect(existsSync(join(root, 'dist', script))).toBe(true)
  expect(existsSync(join(root, 'dist', `${script}.br`))).toBe(false)
  rmSync(root, { recursive: true })
})
