import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { launch } from 'puppeteer-core'

import { atRest } from './atRest.mjs'
import { visitorsOf } from './people.mjs'
import { chromiumPath, flags } from './phones.mjs'
import { QuietPhone } from './quietPhones.mjs'
import { allRoutes } from './routes.mjs'
import { broken, medians, table } from './table.mjs'

const CLI = join(import.meta.dirname, 'lighthouse/node_modules/lighthouse/cli/index.js')
const budgets = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }

/** @param {unknown} value @returns {Record<string, unknown>} */
const record = (value) => (typeof value === 'object' && value !== null ? { ...value } : {})

/** The scores of one visit, of 100, and its simulated LCP in ms. @param {string} address @param {import('./phones.mjs').Visitor} [visitor] */
async function audit(address, visitor) {
  const browser = await launch({ executablePath: chromiumPath, args: flags })
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  // Into a file: what it writes to its output is cut off at times.
  const report = join(folder, 'report.json')
  const only = `--only-categories=${Object.keys(budgets).join(',')}`
  const output = ['--output=json', `--output-path=${report}`, '--quiet']
  let text
  try {
    const page = await browser.newPage()
    const phone = new QuietPhone(await page.createCDPSession(), () => page.close())
    await phone.prepare(visitor)
    await phone.close()
    await atRest(await browser.target().createCDPSession())
    const port = `--port=${new URL(browser.wsEndpoint()).port}`
    await promisify(execFile)(process.execPath, [CLI, address, ...output, only, port])
    text = readFileSync(report, 'utf8')
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true })
  }
  const { runtimeError, categories, audits, finalDisplayedUrl } = record(JSON.parse(text))
  if (runtimeError !== undefined) throw new Error(String(record(runtimeError)['message']))
  const [asked, arrived] = [address, String(finalDisplayedUrl)].map((url) => new URL(url).pathname)
  if (asked !== arrived) throw new Error(`${asked} ended in ${arrived}`)
  const scores = record(categories)
  return {
    ...Object.fromEntries(
      Object.keys(budgets).map((name) => [name, Math.round(Number(record(scores[name])['score']) * 100)]),
    ),
    lcp: Number(record(record(audits)['largest-contentful-paint'])['numericValue']),
  }
}

/**
 * Lighthouse's four categories on a simulated phone, for every page. It is installed apart, in a folder with a lock of
 * its own. Pages that search engines are not to find have no budget for SEO.
 * @param {import('./applications.mjs').Applications} applications
 * @param {import('./phones.mjs').NewPhone} newPhone
 * @param {{ runs: number, isWanted: (route: string) => boolean }} options
 */
export async function measureLighthouse({ url, dist }, newPhone, { runs, isWanted }) {
  if (!existsSync(CLI)) {
    console.log('\nLighthouse is not installed: npm ci --prefix tests/bench/lighthouse')
    return
  }
  const columns = Object.keys(budgets).map((name) => /** @type {[string, number]} */ ([name, 15]))
  const print = table(`Lighthouse, simulated phone, median of ${runs} (! below budget)`, [
    ['route', 32],
    ...columns,
    ['LCP ms', 8],
  ])
  const visitors = visitorsOf(newPhone, url)
  for (const { name, address, as, isIndexed } of allRoutes(dist)) {
    if (!isWanted(name)) continue
    try {
      const visitor = await visitors(as)
      const audits = []
      for (let run = 0; run < runs; run += 1) audits.push(await audit(url + (await address(url)), visitor))
      const scores = medians(audits)
      const cells = Object.entries(budgets).map(([category, budget]) => {
        const score = scores[category] ?? Number.NaN
        if (category === 'seo' && !isIndexed) return `${score} (noindex)  `
        return `${score} of ${budget}${score < budget ? ' !' : '  '}`
      })
      print([name, ...cells, scores['lcp'].toFixed(0)])
    } catch (error) {
      broken(name, error)
    }
  }
}
