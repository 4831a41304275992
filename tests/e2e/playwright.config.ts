import { defineConfig } from '@playwright/test'

import { apiUrl, setting } from './support/addresses'
import { appServer, browserTests } from './support/browserTests'

export default defineConfig({
  testDir: '.',
  outputDir: `../../test-results/${setting('E2E_PORT')}`,
  ...browserTests,
  reporter: [['list']],
  webServer: appServer(apiUrl, setting('E2E_DIST')),
  use: {
    baseURL: apiUrl,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    // Traces take an eighth of the run time. To trace failed tests, add the option `--trace retain-on-failure`.
    trace: 'off',
    launchOptions: {
      executablePath: setting('BROWSER_PATH'),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
