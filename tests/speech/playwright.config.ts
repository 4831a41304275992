import { defineConfig } from '@playwright/test'

import { apiUrl, setting } from '../e2e/support/addresses'
import { appServer, browserTests } from '../e2e/support/browserTests'

/** The settings of the tests in today's Chromium, for one screen and one voice. */
export default defineConfig({
  ...browserTests,
  testDir: '.',
  fullyParallel: false,
  workers: 1,
  // Whether the screen reader has said everything is only known once it has been silent for a while.
  timeout: 90_000,
  webServer: [appServer(apiUrl, setting('E2E_DIST'))],
  reporter: [['list']],
  outputDir: `../../test-results/speech-${setting('E2E_PORT')}`,
  // Orca reads only windows on a screen.
  use: { baseURL: apiUrl, headless: false },
})
