import { defineConfig } from '@playwright/test'

import { apiUrl, setting } from './support/addresses'

const port = setting('E2E_PORT')

export default defineConfig({
  testDir: '.',
  outputDir: `../../test-results/${port}`,
  fullyParallel: true,
  workers: 2,
  // What passes the second time is reported as flaky.
  retries: process.env['CI'] === undefined ? 0 : 1,
  // Generous, for machines that are busy with something else; nothing waits longer than it has to.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['./faults/gridReporter.ts']],
  webServer: {
    command: `node tests/embedded-api/start.mjs --preview --reset --port ${port} --dist ${setting('E2E_DIST')}`,
    cwd: '../..',
    url: apiUrl,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
  use: {
    baseURL: apiUrl,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    // Without pictures: they cost half of the time, and the trace shows the page at every step anyway.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: true },
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
