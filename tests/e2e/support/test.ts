import { test as base } from '@playwright/test'

import { apiUrl } from './addresses'
import { type BrowserWatch, watchBrowser } from './watchBrowser'

interface Fixtures extends Pick<BrowserWatch, 'allowConsole' | 'allowOrigin'> {
  watch: BrowserWatch
}

/**
 * Playwright's test, which also fails on whatever the console complains about and on any request that leaves for
 * another site. What a test provokes on purpose it allows: `allowConsole(/Error al enviar cookies/)`.
 */
export const test = base.extend<Fixtures>({
  watch: [
    async ({ context, baseURL }, provide) => {
      // From its first contact the server tells this browser's faults and requests from those of others.
      await context.request.get(`${apiUrl}/__requests`)
      const watch = watchBrowser(context, baseURL ?? apiUrl)
      await provide(watch)
      base.expect(watch.problems(), 'what the browser complained about').toEqual([])
    },
    { auto: true },
  ],
  allowConsole: ({ watch }, provide) => provide(watch.allowConsole),
  allowOrigin: ({ watch }, provide) => provide(watch.allowOrigin),
})

export { expect } from '@playwright/test'
