import { test as base } from '@playwright/test'

import { apiUrl } from './addresses'
import { type BrowserWatch, watchBrowser } from './watchBrowser'

interface Fixtures extends Pick<BrowserWatch, 'allowConsole' | 'allowOrigin'> {
  watch: BrowserWatch
}

/**
 * Playwright's test, which also fails on console errors, console warnings and requests to other sites. A test allows
 * the messages that it provokes: `allowConsole(/Error al enviar cookies/)`.
 */
export const test = base.extend<Fixtures>({
  watch: [
    async ({ context, baseURL }, provide) => {
      // This request sets a cookie. The server uses the cookie to keep the faults and requests of each browser apart.
      await context.request.get(`${apiUrl}/__requests`)
      const watch = watchBrowser(context, baseURL ?? apiUrl)
      await provide(watch)
      base.expect(watch.problems(), 'console problems and foreign requests').toEqual([])
    },
    { auto: true },
  ],
  allowConsole: ({ watch }, provide) => provide(watch.allowConsole),
  allowOrigin: ({ watch }, provide) => provide(watch.allowOrigin),
})

export { expect } from '@playwright/test'
