import { defineConfig } from '@playwright/test'

import { apiUrl, setting } from '../e2e/support/addresses'
import { appServer, browserTests } from '../e2e/support/browserTests'
import { browserPrograms } from '../e2e/support/otherBrowsers'
import type { EngineOptions } from '../e2e/support/personTest'

/** Runs the tests once per engine. Playwright is the test runner for all engines, but drives only Chromium. */
export default defineConfig<EngineOptions>({
  ...browserTests,
  testDir: '.',
  // Long, because scripts in the page find elements several times more slowly than Playwright's locators do.
  timeout: 150_000,
  webServer: appServer(apiUrl, setting('E2E_DIST')),
  reporter: [['list']],
  outputDir: `../../test-results/engines-${setting('E2E_PORT')}`,
  use: { baseURL: apiUrl },
  projects: [...browserPrograms().keys()].map((engine) => ({ name: engine, use: { engine } })),
})
