import { defineConfig } from '@playwright/test'

import { apiUrl, setting } from '../e2e/support/addresses'
import { appServer, browserTests } from '../e2e/support/browserTests'

/** The settings of the tests in today's Chromium, for one screen and one voice. */
export default defineConfig({
  ...browserTests,
  testDir: '.',
  fullyParallel: false,
  workers: 1,
  // A screen reader thinks before it speaks, and nobody knows what it says until it has been silent for a while.
  timeout: 90_000,
  webServer: [appServer(apiUrl, setting('E2E_DIST'))],
  reporter: [['list']],
  outputDir: `../../test-results/speech-${setting('E2E_PORT')}`,
  // On a screen, where Orca looks.
  use: { baseURL: apiUrl, headless: false },
})
