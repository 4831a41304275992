// @vitest-environment node
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { build } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { afterBuild } from '@/tools/build/afterBuild'
import { writeLicenses } from '@/tools/build/licenses'

const project = join(import.meta.dirname, '../../..')

/** Builds a page that imports these files. @returns the text of licencias.txt */
async function noticesWith(root: string, files: string[]): Promise<string> {
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><title>x</title><script type="module" src="/main.js"></script>',
  )
  const imports = files.map(
    (file, index) => `import * as p${String(index)} from '${file}'; console.log(p${String(index)})`,
  )
  writeFileSync(join(root, 'main.js'), imports.join('\n'))
  await build({ root, configFile: false, logLevel: 'silent', plugins: [afterBuild(writeLicenses)] })
  expect(readdirSync(join(root, 'dist')).toSorted()).toEqual(['assets', 'index.html', 'licencias.txt', 'version.json'])
  expect(readdirSync(join(root, 'dist-info')).toSorted()).toEqual(['licenses.json', 'manifest.json'])
  return readFileSync(join(root, 'dist/licencias.txt'), 'utf8')
}

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'licenses-'))
})
afterEach(() => rmSync(root, { recursive: true }))

test('licencias.txt lists the licenses of fonts and bundled packages, even of packages without a license file', async () => {
  const notices = await noticesWith(root, [
    join(project, 'node_modules/js-cookie/dist/js.cookie.mjs'),
    join(project, 'node_modules/tiny-case/index.js'),
  ])
  expect(notices).toMatch(/\njs-cookie \d[\d.]+ \(MIT\)\n\nMIT License\n\nCopyright \(c\)/)
  expect(notices).toMatch(/\ntiny-case \d[\d.]+ \(MIT\)\n\nThe MIT License \(MIT\)\n\nCopyright \(c\) Jason Quense/)
  expect(notices).not.toContain('axios')
  const fonts = readdirSync(join(project, 'src/styles/fonts')).filter((file) => file.endsWith('.woff2'))
  expect(fonts.length).toBeGreaterThan(0)
  for (const font of fonts) {
    const name = font.split('-')[0] ?? ''
    expect(notices).toMatch(new RegExp(`\\n${name} \\(OFL-1\\.1\\)\\n\\nCopyright [^]*SIL OPEN FONT LICENSE`, 'i'))
  }
})

test('a package without any license text fails the build', async () => {
  const folder = join(root, 'node_modules/@nadie/sin-texto')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"name":"@nadie/sin-texto","version":"1.0.0","license":"MIT"}')
  writeFileSync(join(folder, 'index.js'), 'export const nothing = 1')
  await expect(noticesWith(root, [join(folder, 'index.js')])).rejects.toThrow('@nadie-sin-texto.txt')
})
