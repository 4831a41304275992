import { defineConfig } from '@playwright/test'

import { apiUrl, setting } from '../e2e/support/addresses'
import { appServer, browserTests } from '../e2e/support/browserTests'

/** The shared settings, with one worker for the one virtual screen. */
export default defineConfig({
  ...browserTests,
  testDir: '.',
  fullyParallel: false,
  workers: 1,
  // Tests are slow, because they wait for silence after each step.
  timeout: 90_000,
  webServer: [appServer(apiUrl, setting('E2E_DIST'))],
  reporter: [['list']],
  outputDir: `../../test-results/speech-${setting('E2E_PORT')}`,
  // Orca reads only visible windows.
  use: { baseURL: apiUrl, headless: false },
})
