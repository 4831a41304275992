import { settle } from './hands.mjs'
import { broken, medians } from './table.mjs'

/** @typedef {import('./quietPhones.mjs').QuietPhone} QuietPhone */
/** @typedef {(what: string, act: () => Promise<unknown>) => Promise<void>} Measure does something, and notes the slowest reaction to it */
/** @typedef {(phone: QuietPhone, measure: Measure) => Promise<void>} Visit */

/** Runs in the page: the longest time from a key or tap to the next frame, as the browser itself tells. */
function observe() {
  const figures = { longest: 0, error: '' }
  Object.assign(window, { seen: figures })
  addEventListener('error', ({ message }) => void (figures.error ||= message))
  addEventListener('unhandledrejection', ({ reason }) => void (figures.error ||= String(reason)))
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && entry.interactionId !== 0) {
        figures.longest = Math.max(figures.longest, entry.duration)
      }
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 })
}

/**
 * Makes a visit several times, each on a new phone, and gives the median reaction to each thing done in it.
 * @param {string} what
 * @param {number} runs
 * @param {() => Promise<QuietPhone>} newPhone
 * @param {Visit} visit
 * @returns {Promise<Record<string, number>>} milliseconds; empty when the visit could not be made.
 */
export async function reactions(what, runs, newPhone, visit) {
  /** @type {Record<string, number>[]} */
  const figures = []
  try {
    for (let run = 0; run < runs; run += 1) figures.push(await visitOnce(await newPhone(), visit))
  } catch (error) {
    broken(what, error)
    return {}
  }
  return medians(figures)
}

/** @param {QuietPhone} phone @param {Visit} visit */
async function visitOnce(phone, visit) {
  /** @type {Record<string, number>} */
  const figures = {}
  try {
    await phone.runFirst(observe)
    await visit(phone, async (name, act) => {
      await settle()
      await phone.evaluate('window.seen.longest = 0')
      await act()
      await settle()
      // Nothing when it was faster than the 16 ms from which the browser reports.
      figures[name] = Number(await phone.evaluate('window.seen.longest'))
    })
    const error = await phone.evaluate('window.seen.error')
    if (error !== '') throw new Error(String(error))
  } finally {
    await phone.close()
  }
  return figures
}
