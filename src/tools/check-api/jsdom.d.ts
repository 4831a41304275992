/** The little of jsdom that is used here; the package has no types of its own. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html?: string, options?: { url?: string })
    readonly window: Window & typeof globalThis & { close: () => void }
  }
}
