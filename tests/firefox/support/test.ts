import { test as base } from '@playwright/test'
import { launch, type Page } from 'puppeteer-core'

import { apiUrl, setting } from '../../e2e/support/addresses'
import { watchTab } from './watchTab'

interface Fixtures {
  /** A tab of a Firefox of its own. The test fails on whatever its console complains about. */
  tab: Page
}

/** Playwright runs the tests, but cannot drive a Firefox that is not its own: Puppeteer does. */
export const test = base.extend<Fixtures>({
  tab: async ({ baseURL }, provide, testInfo) => {
    const firefox = await launch({
      browser: 'firefox',
      executablePath: setting('BROWSER_PATH'),
      headless: true,
      // High enough for no control to lie under a bar: Puppeteer would press the bar.
      defaultViewport: { width: 1280, height: 1000 },
      env: { ...process.env, TZ: 'America/Mexico_City' },
      extraPrefsFirefox: { 'intl.accept_languages': 'es-MX, es' },
    })
    const tab = await firefox.newPage()
    tab.setDefaultTimeout(15_000)
    const problems = watchTab(tab, baseURL ?? apiUrl)
    await provide(tab)
    if (testInfo.status !== testInfo.expectedStatus) {
      const body = await tab.evaluate(() => `${location.href}\n${document.body.innerText}`)
      await testInfo.attach('what stood there', { body, contentType: 'text/plain' })
    }
    await firefox.close()
    base.expect(problems, 'what the browser complained about').toEqual([])
  },
})

export { expect } from '@playwright/test'
