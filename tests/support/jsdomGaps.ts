import { Blob } from 'node:buffer'

/** Adds `showModal`, `close` and the Esc key, which fires `cancel` and closes the dialog. */
function addModalDialogs() {
  const dialogs = HTMLDialogElement.prototype
  if (Object.hasOwn(dialogs, 'showModal')) return
  Object.assign(dialogs, {
    showModal(this: HTMLDialogElement) {
      this.open = true
      this.querySelector<HTMLElement>('button, [href], input, select, textarea')?.focus()
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return
      this.open = false
      setTimeout(() => this.dispatchEvent(new Event('close')))
    },
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    const opened = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)
    if (opened?.dispatchEvent(new Event('cancel', { cancelable: true }))) opened.close()
  })
}

/** Hides the content of a closed `<details>`. */
function hideClosedDetails() {
  const style = document.createElement('style')
  style.textContent = 'details:not([open]) > :not(summary) { display: none }'
  document.head.append(style)
}

/** Reports every observed element as visible, because elements have no size in jsdom. */
class EverythingIsVisible {
  private readonly report: (entries: object[]) => void

  constructor(report: (entries: object[]) => void) {
    this.report = report
  }

  observe(target: Element) {
    this.report([{ target, isIntersecting: true, intersectionRatio: 1 }])
  }

  disconnect() {}
}

/** Vitest's global that holds the jsdom instance. */
declare const jsdom: { window: Pick<typeof globalThis, 'localStorage' | 'sessionStorage' | 'Storage'> }

/** Replaces Node's web storage with jsdom's. Node has had its own since version 25, and Vitest does not replace it. */
function replaceStorageOfNode() {
  const { localStorage, sessionStorage, Storage } = jsdom.window
  for (const [name, value] of Object.entries({ localStorage, sessionStorage, Storage })) {
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value })
  }
}

/** Adds browser features that jsdom lacks. Safe to call repeatedly, because test files share one document. */
export function fillJsdomGaps(): void {
  replaceStorageOfNode()
  addModalDialogs()
  hideClosedDetails()
  // Uses Node's Blob, because MSW's fetch cannot read jsdom's.
  Object.assign(globalThis, { Blob })
  Object.assign(window, { IntersectionObserver: EverythingIsVisible })
  Object.assign(window, { scrollTo: () => undefined, matchMedia: () => ({ matches: false }) })
  Element.prototype.scrollIntoView = () => undefined
}
