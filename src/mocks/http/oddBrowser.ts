import type { Fault } from './faultRules.ts'

/** Unusual behaviour of a browser, simulated on all its pages. */
export type Oddities = Pick<Fault, 'pageClock' | 'cookies' | 'onLine'>

/**
 * Simulates the oddities inside a page. Runs before the page's own scripts: in the development server's pages, and in
 * browser tests through `page.addInitScript(makeOdd, { onLine: false })`. The function must not use anything outside
 * its body.
 */
export function makeOdd({ pageClock = 0, cookies, onLine }: Oddities): void {
  if (onLine === false) Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false, configurable: true })
  if (cookies === false) {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {}, configurable: true })
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false, configurable: true })
  }
  if (pageClock !== 0) {
    const Real = Date
    const shifted = () => Real.now() + pageClock
    window.Date = new Proxy(Real, {
      construct: (target, values: unknown[], newTarget) =>
        Reflect.construct(target, values.length === 0 ? [shifted()] : values, newTarget),
      apply: () => new Real(shifted()).toString(),
      get: (target, name) => (name === 'now' ? shifted : Reflect.get(target, name)),
    })
  }
}

/** Returns the script that simulates the oddities in a page. */
export const oddBrowserScript = (oddities: Oddities) => `(${String(makeOdd)})(${JSON.stringify(oddities)})\n`
