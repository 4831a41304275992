import { defineConfig } from '@playwright/test'

import { apiUrl, setting } from '../e2e/support/addresses'
import { appServer, browserTests } from '../e2e/support/browserTests'
import { browserPrograms } from '../e2e/support/otherBrowsers'
import type { EngineOptions } from '../e2e/support/personTest'

/** Runs the tests once per engine. Playwright is always the runner, but drives only the Chromiums. */
export default defineConfig<EngineOptions>({
  ...browserTests,
  testDir: '.',
  // Finding elements with a script in the page is several times slower than Playwright's locators.
  timeout: 150_000,
  webServer: appServer(apiUrl, setting('E2E_DIST')),
  reporter: [['list']],
  outputDir: `../../test-results/engines-${setting('E2E_PORT')}`,
  use: { baseURL: apiUrl },
  projects: [...browserPrograms().keys()].map((engine) => ({ name: engine, use: { engine } })),
})
