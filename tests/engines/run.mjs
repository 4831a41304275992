// npm run test:engines: what everybody does here, in old and other engines: npm run test:engines -- --only wpe,firefox
import { runBrowserTests } from '../e2e/support/runBrowserTests.mjs'
import { engines, findEngines } from './findEngines.mjs'

const at = process.argv.indexOf('--only')
const only = at < 0 ? Object.keys(engines) : (process.argv.splice(at, 2)[1] ?? '').split(',')

await runBrowserTests({
  name: 'engines',
  usualPort: 4473,
  settings: { ENGINES: findEngines(only).join('\n') },
})
