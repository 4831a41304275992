// npm run test:e2e: the production build in Chromium, against the embedded API. `apt-get install chromium-headless-shell`
// makes it a third faster.
import { findChromium } from './support/findChromium.mjs'
import { runBrowserTests } from './support/runBrowserTests.mjs'

await runBrowserTests({
  name: 'e2e',
  usualPort: 4273,
  // Without the service worker, which tests/serving and tests/engines try: what it answers, tests here could not change.
  settings: { BROWSER_PATH: findChromium({ shell: true }), VITE_OFFLINE_QUESTIONNAIRE: 'false' },
})
