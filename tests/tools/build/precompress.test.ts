// @vitest-environment node
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { compressFiles } from '@/tools/build/precompress'

test('precompress writes compressed files beside text files of 1 KiB or more', () => {
  const folder = mkdtempSync(join(tmpdir(), 'precompress-'))
  const page = `<!doctype html><title>x</title><p>${'Memoria y tolerancia. '.repeat(100)}</p>`
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, 'main.js'), 'console.log(1)')
  writeFileSync(join(folder, 'photo.png'), page)
  compressFiles(folder)
  expect(readdirSync(folder).toSorted()).toEqual([
    'index.html',
    'index.html.br',
    'index.html.gz',
    'main.js',
    'photo.png',
  ])
  expect(brotliDecompressSync(readFileSync(join(folder, 'index.html.br'))).toString()).toBe(page)
  expect(gunzipSync(readFileSync(join(folder, 'index.html.gz'))).toString()).toBe(page)
  rmSync(folder, { recursive: true })
})
