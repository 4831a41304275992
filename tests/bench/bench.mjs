/**
 * npm run bench: what a cheap phone feels (slow 4G, CPU 4 times slower), on the production build over real HTTP.
 * Prints medians beside their budgets. It measures and judges nothing else: figures depend on the machine, so no test
 * waits for them. `npm run bench -- --runs 3 --lighthouse` adds Lighthouse's categories.
 */
import { parseArgs } from 'node:util'

import { measureInteractions } from './interactions.mjs'
import { measureLighthouse } from './lighthouse.mjs'
import { measureLoads } from './loads.mjs'
import { withApplication } from './application.mjs'

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, lighthouse: { type: 'boolean', default: false } },
})
const runs = Number(values.runs)

await withApplication(async (application) => {
  await measureLoads(application, runs)
  await measureInteractions(application)
  if (values.lighthouse) measureLighthouse(application, runs)
})
