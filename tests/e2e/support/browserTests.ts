import type { PlaywrightTestConfig } from '@playwright/test'

import { readSettings } from '../../../src/lib/settings'

// Vite puts it into the build; Playwright loads this first, and then the sources that tests import, such as the route table.
Object.assign(globalThis, { SITE_SETTINGS: readSettings(process.env) })

type WebServer = NonNullable<PlaywrightTestConfig['webServer']>

/** What all tests in browsers have in common, whichever the browser is. */
export const browserTests: PlaywrightTestConfig = {
  fullyParallel: true,
  workers: '100%',
  // Generous, for machines that are busy with something else; nothing waits longer than it has to.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  // A shared machine may stop for a moment. What passes only then is reported as flaky, to be looked into.
  retries: process.env['CI'] === undefined ? 0 : 1,
}

/** A server of a built app, for Playwright to start and to stop; with an API of its own, unless API_URL names another. */
export const appServer = (address: string, dist: string, env = {}): Exclude<WebServer, unknown[]> => ({
  command: `node node_modules/vite/bin/vite.js preview --port ${new URL(address).port} --outDir ${dist}`,
  cwd: '../..',
  env,
  url: address,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
})
