import type { Plugin } from 'vite'

import { readSettings } from '../../lib/settings.ts'
import { withPlainErrors } from '../serving/plainError.ts'

/** A Vite plugin that defines the settings of `lib/env` in every build, server and test. */
export const siteSettings = (env: Record<string, string | undefined>): Plugin => ({
  name: 'site-settings',
  config: () => withPlainErrors(() => ({ define: { SITE_SETTINGS: JSON.stringify(readSettings(env)) } })),
})
