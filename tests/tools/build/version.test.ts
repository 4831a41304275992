// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'

import { siteVersion } from '@/tools/build/version'

afterEach(() => vi.unstubAllEnvs())

test('siteVersion returns the configured version, or else the working copy’s commit, or else an empty string', () => {
  expect(siteVersion({ SITE_VERSION: ' 2026-11-26 ' })).toBe('2026-11-26')
  expect(siteVersion({})).toMatch(/^[\da-f]{40}(-dirty)?$/)
  vi.stubEnv('PATH', '')
  expect(siteVersion({})).toBe('')
})
