import { Blob } from 'node:buffer'

import { bringEverythingIntoSight } from './inSight'
import { installNativeDialog } from './nativeDialog'

/** What browsers have and jsdom lacks. May be called again: test files share one document. */
export function fillJsdomGaps(): void {
  installNativeDialog()
  bringEverythingIntoSight()
  // Files come as Node's Blob: jsdom's cannot be read by the fetch that answers in its place.
  Object.assign(globalThis, { Blob })
  // Nothing has a size here, so none changes.
  Object.assign(window, {
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  })
  document.elementsFromPoint = () => []
  Object.assign(window, { scrollTo: () => undefined, matchMedia: () => ({ matches: false }) })
  Element.prototype.scrollIntoView = () => undefined
}
