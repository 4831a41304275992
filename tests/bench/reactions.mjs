import { seen } from './phones.mjs'
import { broken, medians } from './table.mjs'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {(what: string, act: () => Promise<unknown>) => Promise<void>} Measure does something, and notes the slowest reaction to it */
/** @typedef {(page: Page, measure: Measure) => Promise<void>} Visit */

const SETTLED = 600

/** Runs in the page: the longest time from a key or tap to the next frame, as the browser itself tells. */
function observe() {
  const figures = { longest: 0 }
  Object.assign(window, { seen: figures })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && entry.interactionId !== 0) {
        figures.longest = Math.max(figures.longest, entry.duration)
      }
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 })
}

/** Lets what was done come to rest: what moves on the screen is not where a finger lands. @param {Page} page */
export const settle = (page) => page.waitForTimeout(SETTLED)

/**
 * Makes a visit several times, each on a new phone, and gives the median reaction to each thing done in it.
 * @param {string} what
 * @param {number} runs
 * @param {() => Promise<Page>} newPage
 * @param {Visit} visit
 * @returns {Promise<Record<string, number>>} milliseconds; empty when the visit could not be made.
 */
export async function reactions(what, runs, newPage, visit) {
  /** @type {Record<string, number>[]} */
  const figures = []
  try {
    for (let run = 0; run < runs; run += 1) figures.push(await visitOnce(await newPage(), visit))
  } catch (error) {
    broken(what, error)
    return {}
  }
  return medians(figures)
}

/** @param {Page} page @param {Visit} visit */
async function visitOnce(page, visit) {
  /** @type {Record<string, number>} */
  const figures = {}
  try {
    /** @type {Error[]} */
    const errors = []
    page.on('pageerror', (error) => errors.push(error))
    await page.addInitScript(observe)
    await visit(page, async (name, act) => {
      await settle(page)
      await page.evaluate(() => Object.assign(Object(Reflect.get(window, 'seen')), { longest: 0 }))
      await act()
      await settle(page)
      // Nothing when it was faster than the 16 ms from which the browser reports.
      figures[name] = await seen(page, 'longest')
    })
    if (errors[0]) throw errors[0]
  } finally {
    await page.context().close()
  }
  return figures
}
