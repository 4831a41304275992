import { withoutTrailingSlash } from '@/model/paths'
import type { SessionUser } from '@/model/session'
import type { ListThunk } from '@/store/apiThunk'
import { selectUser } from '@/store/authSlice'
import { selectRequest } from '@/store/request'
import type { AppStore } from '@/store/store'

import { redirectFor } from './guards'
import { type Route, routeAt } from './routes'

/** How long the page must be unchanged and unscrolled before visible links are prefetched, in milliseconds. */
const REST_MS = 500

/** Whether `navigator.connection`, which TypeScript does not declare, reports data saving, '2g' or 'slow-2g'. */
function isPoor(): boolean {
  const { connection }: Navigator & { connection?: { saveData?: boolean; effectiveType?: string } } = navigator
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true
}

function routeFor(user: SessionUser | null, pathname: string): Route {
  const route = routeAt(withoutTrailingSlash(pathname))
  const redirect = redirectFor(route.guard, user)
  return redirect === null ? route : routeAt(redirect)
}

function isInSight(link: HTMLAnchorElement): boolean {
  // Links in a closed <details> may still have a size.
  if (link.closest('details:not([open])')) return false
  const { top, bottom, height } = link.getBoundingClientRect()
  return height > 0 && bottom > 0 && top < window.innerHeight
}

/** Prefetches pages whose links are pointed at, or are in sight in `main` at rest. @returns a function that stops this */
export function prefetchPages(store: AppStore): () => void {
  if (isPoor()) return () => {}
  const listening = new AbortController()
  const prefetchedLists = new Set<ListThunk>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const isIdle = (list: ListThunk) => selectRequest(store.getState(), list).status === 'idle'

  async function prefetchList(list: ListThunk): Promise<void> {
    if (prefetchedLists.has(list) || !isIdle(list)) return
    prefetchedLists.add(list)
    await store.dispatch(list('prefetch'))
    const { lists } = routeAt(withoutTrailingSlash(window.location.pathname))
    // A page that opened during the prefetch did not request the list. If the prefetch failed, requests the list now.
    if (isIdle(list) && lists?.includes(list)) void store.dispatch(list())
  }

  function prefetchPageOf(link: HTMLAnchorElement): void {
    if (link.origin !== window.location.origin || !navigator.onLine) return
    const user = selectUser(store.getState())
    const { page, lists = [] } = routeFor(user, link.pathname)
    void page.prefetch()
    for (const list of lists) {
      // If the session cookies are missing, the first prefetch signs the user out, and the other lists are skipped.
      if (selectUser(store.getState()) === user) void prefetchList(list)
    }
  }

  function prefetchMeant({ target }: Event): void {
    const link = target instanceof Element && target.closest('a')
    if (link) prefetchPageOf(link)
  }

  function prefetchInSight(): void {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a')) if (isInSight(link)) prefetchPageOf(link)
  }

  for (const event of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(event, prefetchMeant, { passive: true, signal: listening.signal })
  }

  function waitForRest() {
    clearTimeout(timer)
    // Prefetching would delay the hydration of the page.
    if ('live' in document.documentElement.dataset) timer = setTimeout(prefetchInSight, REST_MS)
  }
  const observer = new MutationObserver(waitForRest)
  observer.observe(document, { attributeFilter: ['data-live'], childList: true, subtree: true })
  document.addEventListener('scroll', waitForRest, { passive: true, signal: listening.signal })

  return () => {
    listening.abort()
    observer.disconnect()
    clearTimeout(timer)
  }
}
