import { resolveConfig } from 'vite'
import { afterEach, expect, it, vi } from 'vitest'

import { readSettings } from '@/model/settings'

afterEach(() => vi.unstubAllEnvs())

it.each([
  ['build', false],
  ['serve', true],
] as const)(
  'vite %s defines the site’s settings, and only servers load the embedded API',
  async (command, isServer) => {
    vi.stubEnv('VITEST', undefined)
    vi.stubEnv('VITE_CONTENT_SITE_URL', 'https://contenidos.museo.mx')
    vi.stubEnv('VITE_FACEBOOK_URL', '')
    const { define, plugins } = await resolveConfig({ logLevel: 'silent' }, command)
    expect(JSON.parse(String(define?.['SITE_SETTINGS']))).toEqual(readSettings(process.env))
    expect(plugins.some(({ name }) => name === 'embedded-api')).toBe(isServer)
  },
)
