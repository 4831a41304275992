// npm run test:engines: runs the main user flows in old and other engines. `-- --only wpe,firefox` selects engines.
import { runBrowserTests } from '../e2e/support/runBrowserTests.mjs'
import { engines, findEngines } from './findEngines.mjs'

const at = process.argv.indexOf('--only')
const only = at < 0 ? Object.keys(engines) : (process.argv.splice(at, 2)[1] ?? '').split(',')

await runBrowserTests({
  name: 'engines',
  usualPort: 4473,
  settings: { ENGINES: findEngines(only).join('\n') },
})
