import { defineConfig } from '@playwright/test'

import { apiUrl, setting } from '../e2e/support/addresses'
import { appServer, browserTests } from '../e2e/support/browserTests'
import { browserPrograms } from '../e2e/support/otherBrowsers'
import type { EngineOptions } from '../e2e/support/personTest'

/** The settings of the tests in today's Chromium, for each engine. Playwright runs them all, and drives the Chromiums. */
export default defineConfig<EngineOptions>({
  ...browserTests,
  testDir: '.',
  // Finding each element with a script in the page is several times slower than Playwright's own locators.
  timeout: 150_000,
  webServer: appServer(apiUrl, setting('E2E_DIST')),
  reporter: [['list']],
  outputDir: `../../test-results/engines-${setting('E2E_PORT')}`,
  use: { baseURL: apiUrl },
  projects: [...browserPrograms().keys()].map((engine) => ({ name: engine, use: { engine } })),
})
