import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

import { VisuallyHidden } from '@/ui/VisuallyHidden'

/** Handles the arrival at a page: scrolls to its top, announces its title, and rescues lost focus. */
export function Arrival() {
  const { pathname } = useLocation()
  const title = useAnnouncedTitle()
  useFocusRescue()
  return (
    <>
      <PageStart key={pathname} />
      <VisuallyHidden>
        <output>{title}</output>
      </VisuallyHidden>
    </>
  )
}

/** A page that was navigated to starts at its top; going back keeps its place. */
function PageStart() {
  const navigationType = useNavigationType()

  const goToTop = useEffectEvent(() => {
    if (navigationType !== NavigationType.Pop) window.scrollTo({ top: 0, behavior: 'instant' })
  })
  // In a layout effect, because the page's own effects may scroll to a part of it.
  useLayoutEffect(() => goToTop(), [])
  return null
}

/**
 * The title of the page that was navigated to, once; empty for the first page, which the browser announces itself. What
 * changes within a page, such as a question, says so by its heading, which receives focus.
 */
function useAnnouncedTitle() {
  const { pathname } = useLocation()
  const [page, setPage] = useState({ pathname, title: '' })

  const announce = useEffectEvent(() => {
    if (document.title === '' || page.pathname === pathname) return
    setPage({ pathname, title: document.title })
  })
  // A page that is still loading has no title yet.
  useEffect(() => {
    const observer = new MutationObserver(() => announce())
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [])

  return page.title
}

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), summary'

/** Code that moves focus itself, such as a new page's title, does so within this time. */
const OTHERS_FIRST_MS = 100

function ancestorsOf(element: Element): Element[] {
  const ancestors = []
  for (let parent = element.parentElement; parent; parent = parent.parentElement) ancestors.push(parent)
  return ancestors
}

/**
 * Keeps focus from falling to the top of the page when what had it disappears, such as a button that was pressed:
 * it goes to the first control of the nearest part that is still there, at most as far as the page's own content; else
 * to the page's title, which says where one is.
 */
function useFocusRescue(): void {
  useEffect(() => {
    let focused: Element | null = null
    let around: Element[] = []
    let timer: ReturnType<typeof setTimeout> | undefined

    function remember({ target }: FocusEvent) {
      if (!(target instanceof Element)) return
      focused = target
      around = ancestorsOf(target)
    }

    function rescue() {
      if (focused?.isConnected !== false || document.activeElement !== document.body) return
      focused = null
      const main = document.querySelector('main')
      const next = around
        .filter((element) => element.isConnected && (element === main || !element.contains(main)))
        .map((element) => element.querySelector<HTMLElement>(focusable))
        .find((control) => control !== null)
      ;(next ?? main?.querySelector('h1') ?? main)?.focus({ preventScroll: true })
    }

    const observer = new MutationObserver(() => {
      if (focused?.isConnected !== false) return
      clearTimeout(timer)
      timer = setTimeout(rescue, OTHERS_FIRST_MS)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', remember)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
      document.removeEventListener('focusin', remember)
    }
  }, [])
}
