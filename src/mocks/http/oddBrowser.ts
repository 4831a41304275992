/** Unusual behaviour of a browser, simulated on all its pages. */
export interface Oddities {
  /** The number of milliseconds by which the page's clock is ahead of the real time; negative if it is behind. */
  pageClock?: number | undefined
  /** If false, `document.cookie` stores nothing and is empty. */
  cookies?: boolean | undefined
  /** If false, `navigator.onLine` is false although the network works. */
  onLine?: boolean | undefined
}

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
