// npm run test:firefox: the main flows in Firefox, with the build and the API that the tests in Chromium have.
import { runBrowserTests } from '../e2e/support/runBrowserTests.mjs'
import { findFirefox } from './support/findFirefox.mjs'

await runBrowserTests({ name: 'firefox', usualPort: 4473, browser: findFirefox() })
