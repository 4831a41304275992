/**
 * npm run bench: what a cheap phone feels (slow 4G, CPU 4 times slower), on the production build over real HTTP. Prints
 * medians beside their budgets and beside the floor. It fails when a page is broken and never because of a figure, which
 * depends on the machine. Options after `--`: `--only usable,navigations,repeats,loads,interactions,growth,lighthouse`,
 * `--routes /login,/registro`, `--runs 5`, `--line 400` (a slower line, in kbit/s), `--port 4473`, `--no-build` for the
 * files of the last time.
 */
import { parseArgs } from 'node:util'

import { withApplications } from './applications.mjs'
import { measureGrowth, measureInteractions } from './interactions.mjs'
import { measureLighthouse } from './lighthouse.mjs'
import { measureLoads } from './loads.mjs'
import { measureNavigations } from './navigations.mjs'
import { setLine, withPhones } from './phones.mjs'
import { withQuietPhones } from './quietPhones.mjs'
import { measureRepeats } from './repeats.mjs'
import { measureUsable } from './usable.mjs'

const parts = ['usable', 'navigations', 'repeats', 'loads', 'interactions', 'growth', 'lighthouse']

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: parts.join(',') },
    routes: { type: 'string' },
    runs: { type: 'string', default: '5' },
    line: { type: 'string' },
    port: { type: 'string', default: '4473' },
    'no-build': { type: 'boolean', default: false },
  },
})

const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is a number from 1, not ${values.runs}`)
const only = values.only.split(',')
const unknown = only.find((part) => !parts.includes(part))
if (unknown !== undefined) throw new Error(`--only knows ${parts.join(', ')}, not ${unknown}`)
if (values.line !== undefined) setLine(Number(values.line))
const routes = values.routes?.split(',')
const options = { runs, isWanted: (/** @type {string} */ route) => routes?.includes(route) ?? true }

await withApplications({ port: Number(values.port), isBuilt: values['no-build'] }, async (applications) => {
  await withPhones(async (newPhone) => {
    await withQuietPhones(async (newQuietPhone) => {
      if (only.includes('usable')) await measureUsable(applications, newQuietPhone, options)
      if (only.includes('navigations')) await measureNavigations(applications, newPhone, newQuietPhone, options)
      if (only.includes('repeats')) await measureRepeats(applications, newPhone, newQuietPhone, options)
      if (only.includes('loads')) await measureLoads(applications, newPhone, newQuietPhone, options)
      if (only.includes('interactions')) await measureInteractions(applications, newPhone, newQuietPhone, options)
      if (only.includes('growth')) await measureGrowth(applications, newPhone, newQuietPhone, options)
    })
    if (only.includes('lighthouse')) await measureLighthouse(applications, newPhone, options)
  })
})
