import { defineConfig } from '@playwright/test'

import browserTests from '../e2e/playwright.config'
import { apiUrl, setting } from '../e2e/support/addresses'

/** The settings of the tests in Chromium, one Firefox at a time. Playwright only runs these; Puppeteer has the browser. */
export default defineConfig({
  ...browserTests,
  testDir: '.',
  workers: 1,
  // Looking for what people see takes Firefox several times as long.
  timeout: 150_000,
  reporter: [['list']],
  outputDir: `../../test-results/firefox-${setting('E2E_PORT')}`,
  use: { baseURL: apiUrl },
})
