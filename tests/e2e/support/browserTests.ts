import type { PlaywrightTestConfig } from '@playwright/test'

import { readSettings } from '../../../src/model/settings'

// Vite replaces this global, but Playwright does not. Tests import sources that read it, such as the route table.
Object.assign(globalThis, { SITE_SETTINGS: readSettings(process.env) })

type WebServer = NonNullable<PlaywrightTestConfig['webServer']>

/** The settings that all browser tests share. */
export const browserTests: PlaywrightTestConfig = {
  fullyParallel: true,
  workers: '100%',
  // Long, because the machine may be busy. Passing tests do not wait this long.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  // A shared CI machine may stall. Playwright reports a test as flaky if it passes only on retry.
  retries: process.env['CI'] === undefined ? 0 : 1,
}

/** Serves a built app while tests run. Uses a separate embedded API, unless API_URL names another API. */
export const appServer = (address: string, dist: string, env = {}): Exclude<WebServer, unknown[]> => ({
  command: `node node_modules/vite/bin/vite.js preview --port ${new URL(address).port} --outDir ${dist}`,
  cwd: '../..',
  env,
  url: address,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
})
