import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { median } from './application.mjs'

const CLI = join(import.meta.dirname, 'lighthouse/node_modules/lighthouse/cli/index.js')
const routes = ['/', '/login', '/registro', '/terminos-condiciones', '/servicios-escolares']
const budgets = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }

/** @param {unknown} value @returns {Record<string, unknown>} */
const record = (value) => (typeof value === 'object' && value !== null ? { ...value } : {})

/** @param {import('./application.mjs').Application} application @param {string} route */
function audit({ url, chromiumPath, flags }, route) {
  const chrome = `--chrome-flags=${['--headless=new', ...flags].join(' ')}`
  const only = `--only-categories=${Object.keys(budgets).join(',')}`
  const { stdout, stderr } = spawnSync(process.execPath, [CLI, url + route, '--output=json', '--quiet', only, chrome], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, CHROME_PATH: chromiumPath },
  })
  if (stdout === '') throw new Error(`Lighthouse: ${stderr}`)
  return record(record(JSON.parse(stdout))['categories'])
}

/** Lighthouse's four categories on a simulated phone. It has a folder of its own: `npm ci --prefix tests/bench/lighthouse`. @param {import('./application.mjs').Application} application @param {number} runs */
export function measureLighthouse(application, runs) {
  if (!existsSync(CLI)) {
    console.log('\nLighthouse is not installed: npm ci --prefix tests/bench/lighthouse')
    return
  }
  console.log(`\nLighthouse, phone, median of ${runs}`)
  for (const route of routes) {
    const audits = Array.from({ length: runs }, () => audit(application, route))
    const figures = Object.entries(budgets).map(([category, budget]) => {
      const score = median(audits.map((categories) => Math.round(Number(record(categories[category])['score']) * 100)))
      return `${category} ${score}${score < budget ? ` (below ${budget})` : ''}`
    })
    console.log(`     ${route}: ${figures.join(', ')}`)
  }
}
