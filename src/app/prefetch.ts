import { withoutTrailingSlash } from '@/lib/paths'

import { routeAt } from './routes'

/** How long nothing may have changed on a page before the code of others is loaded, in milliseconds. */
const REST = 500

/** Not in every browser, and so not in TypeScript's own types. */
interface Connection {
  saveData?: boolean
  /** '4g', '3g', '2g' or 'slow-2g'. */
  effectiveType?: string
}

function isPoor(): boolean {
  const { connection }: Navigator & { connection?: Connection } = navigator
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true
}

async function prefetchPageOf(link: HTMLAnchorElement): Promise<void> {
  if (link.origin !== window.location.origin || !navigator.onLine) return
  await routeAt(withoutTrailingSlash(link.pathname)).page.prefetch()
}

function isInSight(link: HTMLAnchorElement): boolean {
  // What a closed <details> hides may have a size all the same.
  if (link.closest('details:not([open])')) return false
  const { top, bottom, height } = link.getBoundingClientRect()
  return height > 0 && bottom > 0 && top < window.innerHeight
}

function prefetchMeant({ target }: Event): void {
  const link = target instanceof Element && target.closest('a')
  if (link) void prefetchPageOf(link)
}

function prefetchInSight(): void {
  for (const link of document.links) {
    if (link instanceof HTMLAnchorElement && isInSight(link)) void prefetchPageOf(link)
  }
}

/**
 * Loads the code of pages before somebody goes to them: of links that are pointed at, touched or focused at once, and of
 * those in sight once a page has been at rest. Not where data is saved or the line is very slow.
 * @returns stops it
 */
export function prefetchPages(): () => void {
  if (isPoor()) return () => {}
  const listening = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined

  for (const event of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(event, prefetchMeant, { passive: true, signal: listening.signal })
  }

  function waitForRest() {
    clearTimeout(timer)
    timer = setTimeout(prefetchInSight, REST)
  }
  const observer = new MutationObserver(waitForRest)
  waitForRest()
  observer.observe(document.body, { childList: true, subtree: true })

  return () => {
    listening.abort()
    observer.disconnect()
    clearTimeout(timer)
  }
}
