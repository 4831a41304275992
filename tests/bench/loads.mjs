import { signedIn, withSentVisit } from './people.mjs'
import { seen, slowDown } from './phones.mjs'
import { linkedRoutes, publicRoutes, teacherRoutes } from './routes.mjs'
import { beside, broken, medians, ratio, table } from './table.mjs'

/** @typedef {import('./phones.mjs').Visitor} Visitor */

const CLS_BUDGET = 0.01
const TBT_BUDGET = 100
const QUIET = 1500
const KIB = 1024

/** Runs in the page, before anything of it. TBT counts every long task, the ones before the first paint too. */
function observe() {
  const figures = { fcp: 0, lcp: 0, cls: 0, tbt: 0, largest: '' }
  Object.assign(window, { seen: figures })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'first-contentful-paint') figures.fcp = entry.startTime
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      figures.lcp = entry.startTime
      const element = 'element' in entry && entry.element instanceof Element ? entry.element : null
      figures.largest = `${element?.localName ?? '?'} ${element?.classList[0] ?? ''}`
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false)
        figures.cls += Number(entry.value)
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) figures.tbt += Math.max(0, entry.duration - 50)
  }).observe({ type: 'longtask', buffered: true })
}

/** Counts what the network brings. @param {import('@playwright/test').Page} page */
async function countTraffic(page) {
  const traffic = { requests: 0, bytes: 0, js: 0 }
  /** @type {Set<string>} */
  const scripts = new Set()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.requests += 1
    traffic.bytes += encodedDataLength
    if (scripts.has(requestId)) traffic.js += encodedDataLength
  })
  return traffic
}

/** A first visit to an address, by a browser that has nothing of it. @param {import('./phones.mjs').NewPhone} newPhone @param {string} address @param {Visitor} [visitor] */
async function load(newPhone, address, visitor) {
  const page = await newPhone(visitor)
  try {
    /** @type {Error[]} */
    const errors = []
    page.on('pageerror', (error) => errors.push(error))
    await page.goto('about:blank')
    const traffic = await countTraffic(page)
    await slowDown(page)
    await page.addInitScript(observe)
    const response = await page.goto(address, { waitUntil: 'networkidle' })
    await page.waitForTimeout(QUIET)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const [asked, arrived] = [new URL(address).pathname, new URL(page.url()).pathname]
    if (errors[0]) throw errors[0]
    if (response?.ok() !== true || asked !== arrived)
      throw new Error(`${asked} ended in ${response?.status()} ${arrived}`)
    const [fcp, lcp] = [await seen(page, 'fcp'), await seen(page, 'lcp')]
    const largest = await page.evaluate(() => String(Reflect.get(Object(Reflect.get(window, 'seen')), 'largest')))
    return { figures: { ...traffic, fcp, lcp, cls: await seen(page, 'cls'), tbt: await seen(page, 'tbt') }, largest }
  } finally {
    await page.context().close()
  }
}

/** @param {number} runs @param {() => ReturnType<typeof load>} once */
async function repeat(runs, once) {
  /** @type {Awaited<ReturnType<typeof load>>[]} */
  const loads = []
  for (let run = 0; run < runs; run += 1) loads.push(await once())
  return { figures: medians(loads.map(({ figures }) => figures)), largest: loads.at(-1)?.largest ?? '' }
}

/**
 * First visits to every route: traffic, paints, shifts, blocking, beside the budgets and the floor.
 * @param {import('./applications.mjs').Applications} applications
 * @param {import('./phones.mjs').NewPhone} newPhone
 * @param {{ runs: number, isWanted: (route: string) => boolean }} options
 */
export async function measureLoads({ url, floorUrl, dist }, newPhone, { runs, isWanted }) {
  const print = table(
    `First visits, slow 4G and CPU ÷ 4, median of ${runs} (! over budget; × the floor's hello page)`,
    [
      ['route', 32],
      ['requests', 8],
      ['KiB', 6],
      ['JS KiB', 6],
      ['×', 5],
      ['FCP ms', 6],
      ['LCP ms', 14],
      ['×', 5],
      ['CLS', 15],
      ['TBT ms', 12],
      ['×', 6],
      ['the largest thing painted', 26],
    ],
  )
  const hello = await repeat(runs, () => load(newPhone, `${floorUrl}/`))
  const floor = hello.figures
  /** @param {string} name @param {typeof hello} measured @param {number} [lcpBudget] */
  const show = (name, { figures, largest }, lcpBudget) => {
    const { requests, bytes, js, fcp, lcp, cls, tbt } = figures
    print([
      name,
      requests.toFixed(0),
      (bytes / KIB).toFixed(1),
      (js / KIB).toFixed(1),
      ratio(js, floor.js),
      fcp.toFixed(0),
      lcpBudget === undefined ? `${lcp.toFixed(0)}  ` : beside(lcp, lcpBudget),
      ratio(lcp, floor.lcp),
      beside(cls, CLS_BUDGET, 3),
      beside(tbt, TBT_BUDGET),
      ratio(tbt, floor.tbt),
      largest,
    ])
  }
  show('floor: hello', hello)
  show('floor: a plain form', await repeat(runs, () => load(newPhone, `${floorUrl}/formulario`)))

  const routes = [...publicRoutes(dist), ...linkedRoutes, ...teacherRoutes].filter(({ name }) => isWanted(name))
  /** @type {Partial<Record<string, Visitor>>} */
  const visitors = {}
  for (const { name, address, as, lcp } of routes) {
    try {
      if (as !== undefined) {
        visitors[as] ??= await (as === 'teacher' ? signedIn : withSentVisit)(newPhone, url)
      }
      const visitor = as === undefined ? undefined : visitors[as]
      show(name, await repeat(runs, async () => load(newPhone, url + (await address(url)), visitor)), lcp)
    } catch (error) {
      broken(name, error)
    }
  }
}
