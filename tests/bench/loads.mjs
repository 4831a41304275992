import { setTimeout as wait } from 'node:timers/promises'

import { visitorsOf } from './people.mjs'
import { allRoutes } from './routes.mjs'
import { beside, broken, medians, ratio, table } from './table.mjs'

/** @typedef {import('./phones.mjs').Visitor} Visitor */
/** @typedef {(visitor?: Visitor) => Promise<import('./quietPhones.mjs').QuietPhone>} NewQuietPhone */

const CLS_BUDGET = 0.01
const TBT_BUDGET = 100
const QUIET = 1500
const KIB = 1024

/** What is told at the end, in the page. */
const read = `({
  ...window.seen,
  arrived: location.pathname,
  title: document.querySelector('h1')?.textContent ?? '',
})`

/**
 * @typedef {{ fcp: number, lcp: number, cls: number, tbt: number, largest: string, error: string, arrived: string, title: string }} Seen
 * @param {any} told @returns {Seen}
 */
const seenIn = (told) => told

/** Runs in the page, before anything of it. TBT counts every long task, the ones before the first paint too. */
function observe() {
  const figures = { fcp: 0, lcp: 0, cls: 0, tbt: 0, largest: '', error: '' }
  Object.assign(window, { seen: figures })
  addEventListener('error', ({ message }) => void (figures.error ||= message))
  addEventListener('unhandledrejection', ({ reason }) => void (figures.error ||= String(reason)))
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

/**
 * A first visit to an address, by a browser that has nothing of it.
 * @param {NewQuietPhone} newQuietPhone
 * @param {string} address
 * @param {Visitor} [visitor]
 */
async function load(newQuietPhone, address, visitor) {
  const phone = await newQuietPhone(visitor)
  try {
    await phone.runFirst(observe)
    await phone.slowDown()
    const { status, ...traffic } = await phone.open(address)
    await wait(QUIET)
    const { error, largest, arrived, title, ...times } = seenIn(await phone.evaluate(read))
    const asked = new URL(address).pathname
    if (error !== '') throw new Error(error)
    if (status !== 200 || asked !== arrived || title === '') throw new Error(`${asked} ended in ${status} ${arrived}`)
    return { figures: { ...traffic, ...times }, largest }
  } finally {
    await phone.close()
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
 * @param {NewQuietPhone} newQuietPhone
 * @param {{ runs: number, isWanted: (route: string) => boolean }} options
 */
export async function measureLoads({ url, floorUrl, dist }, newPhone, newQuietPhone, { runs, isWanted }) {
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
  const hello = await repeat(runs, () => load(newQuietPhone, `${floorUrl}/`))
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
  // Nothing but a heading: what no page can be faster than on this machine, at this hour.
  show('floor: a heading, as HTML', await repeat(runs, () => load(newQuietPhone, `${floorUrl}/heading.html`)))
  show('floor: a plain form', await repeat(runs, () => load(newQuietPhone, `${floorUrl}/formulario`)))

  const visitors = visitorsOf(newPhone, url)
  for (const { name, address, as, lcp } of allRoutes(dist)) {
    if (!isWanted(name)) continue
    try {
      const visitor = await visitors(as)
      show(name, await repeat(runs, async () => load(newQuietPhone, url + (await address(url)), visitor)), lcp)
    } catch (error) {
      broken(name, error)
    }
  }
}
