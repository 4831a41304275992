// npm run test:e2e: tests the production build in Chromium against the embedded API.
// `apt-get install chromium-headless-shell` makes the tests a third faster.
import { findChromium } from './support/findChromium.mjs'
import { runBrowserTests } from './support/runBrowserTests.mjs'

await runBrowserTests({
  name: 'e2e',
  usualPort: 4273,
  // Off: page.route cannot change a service worker's responses. tests/serving and tests/engines test the worker.
  settings: { BROWSER_PATH: findChromium({ shell: true }), VITE_OFFLINE_QUESTIONNAIRE: 'false' },
})
