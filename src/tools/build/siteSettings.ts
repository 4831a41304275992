import type { Plugin } from 'vite'

import { readSettings } from '../../model/settings.ts'
import { withPlainErrors } from '../serving/plainError.ts'
import { unknownSettings } from './unknownSettings.ts'

/**
 * A Vite plugin that defines the settings of `model/env` in every build, server and test. Warns about variables that look
 * like settings but are unknown.
 */
export const siteSettings = (env: Record<string, string | undefined>): Plugin => ({
  name: 'site-settings',
  config: () => withPlainErrors(() => ({ define: { SITE_SETTINGS: JSON.stringify(readSettings(env)) } })),
  configResolved: ({ logger }) => {
    for (const sentence of unknownSettings(env)) logger.warnOnce(sentence)
  },
})
