// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, expect, test, vi } from 'vitest'

import { siteVersion, writeVersion } from '@/tools/build/version'

afterEach(() => vi.unstubAllEnvs())

test('siteVersion returns the configured version, or else the commit of the working copy', () => {
  expect(siteVersion({ SITE_VERSION: ' 2026-11-26 ' })).toBe('2026-11-26')
  expect(siteVersion({})).toMatch(/^[\da-f]{40}(-dirty)?$/)
})

test('siteVersion returns an empty string without git', () => {
  vi.stubEnv('PATH', '')
  expect(siteVersion({})).toBe('')
})

test('version.json contains the version, the commit and the time of the build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'version-'))
  writeVersion(folder, '1f0c2a')
  const written = readFileSync(join(folder, 'version.json'), 'utf8')
  expect(written).toMatch(
    /^\{\n {2}"version": "\d+\.\d+\.\d+",\n {2}"commit": "1f0c2a",\n {2}"builtAt": "\d{4}-\d\d-\d\dT[\d:.]+Z"\n\}\n$/,
  )
  rmSync(folder, { recursive: true })
})
