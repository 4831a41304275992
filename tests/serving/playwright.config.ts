import { defineConfig } from '@playwright/test'

import browserTests from '../e2e/playwright.config'
import { setting } from '../e2e/support/addresses'

const { SERVING_APACHE, SERVING_BEHIND_APACHE } = process.env

/** The Apache projects. run.mjs sets their variables only if Apache is installed. */
const apache = [
  { name: 'apache', testMatch: ['answers.spec.ts', 'main-job.spec.ts'], use: { baseURL: SERVING_APACHE } },
  { name: 'behind apache', testMatch: 'behind.spec.ts', grepInvert: /nginx/, use: { baseURL: SERVING_BEHIND_APACHE } },
]

/** The settings of tests/e2e, with nginx or Apache between the browser and the embedded API. */
export default defineConfig({
  ...browserTests,
  testDir: '.',
  reporter: [['list']],
  outputDir: `../../test-results/serving-${setting('E2E_PORT')}`,
  projects: [
    {
      name: 'http',
      testMatch: ['content-security.spec.ts', 'error-report.spec.ts'],
      use: { baseURL: setting('SERVING_HTTP') },
    },
    {
      name: 'https',
      testMatch: ['main-job.spec.ts', 'answers.spec.ts', 'addresses.spec.ts'],
      use: { baseURL: setting('SERVING_HTTPS'), ignoreHTTPSErrors: true },
    },
    { name: 'cross-origin', testMatch: 'main-job.spec.ts', use: { baseURL: setting('SERVING_CROSS_ORIGIN') } },
    { name: 'behind', testMatch: 'behind.spec.ts', use: { baseURL: setting('SERVING_BEHIND') } },
    {
      name: 'signed out',
      testMatch: 'after-sign-out.spec.ts',
      use: {
        baseURL: setting('SERVING_SIGNED_OUT'),
        // Playwright disables the back/forward cache by default, but these tests need it.
        launchOptions: { ...browserTests.use?.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
      },
    },
    {
      name: 'offline',
      testMatch: 'offline.spec.ts',
      use: { baseURL: setting('SERVING_OFFLINE') },
    },
    { name: 'configuration', testMatch: 'configuration.spec.ts' },
    { name: 'new version', testMatch: 'new-version.spec.ts', use: { baseURL: setting('SERVING_DEPLOYED') } },
    ...(SERVING_APACHE === undefined ? [] : apache),
  ],
})
