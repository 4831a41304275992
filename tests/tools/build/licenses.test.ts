import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import packageLock from '../../../package-lock.json' with { type: 'json' }

const project = join(import.meta.dirname, '../../..')
/** Packages that Node or the compiler uses, and no browser. */
const NEVER_BUNDLED = ['agent-base.txt', 'https-proxy-agent.txt', 'type-fest.txt']

const texts = readdirSync(join(project, 'public/licencias'))

test('every package that the site may contain has a license text, its own or one in public/licencias', () => {
  const packages = Object.entries(packageLock.packages).filter(
    ([path, entry]) => path !== '' && !('dev' in entry) && existsSync(join(project, path)),
  )
  expect(packages.length).toBeGreaterThan(15)
  const withoutText = packages
    .filter(([path]) => !readdirSync(join(project, path)).some((file) => /^(?:licen[cs]e|copying)/i.test(file)))
    .map(([path]) => `${path.replace(/.*node_modules\//, '').replace('/', '-')}.txt`)
  expect(withoutText.filter((file) => ![...texts, ...NEVER_BUNDLED].includes(file))).toEqual([])
})

test('every font has its license text in public/licencias', () => {
  const fonts = readdirSync(join(project, 'src/styles/fonts')).map((file) => `${file.split('-')[0] ?? ''}.txt`)
  expect(fonts).not.toEqual([])
  expect(texts).toEqual(expect.arrayContaining(fonts))
})
