import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

import { useAppDispatch } from '@/store/hooks'
import { modalClosed } from '@/store/modalSlice'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

/** Scrolls to the top after a navigation, closes the dialog after Back, announces the title, restores lost focus. */
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

function PageStart() {
  const dispatch = useAppDispatch()
  const navigationType = useNavigationType()

  const start = useEffectEvent(() => {
    // After Back, the browser restores the scroll position.
    if (navigationType === NavigationType.Pop) dispatch(modalClosed())
    else window.scrollTo({ top: 0, behavior: 'instant' })
  })
  // A layout effect, so that it runs before the page's own effects, which may scroll to a section.
  useLayoutEffect(() => start(), [])
  return null
}

/** Returns the title to announce after a navigation. The browser announces the first page itself. */
function useAnnouncedTitle() {
  const { pathname } = useLocation()
  const [page, setPage] = useState({ pathname, title: '' })

  const announce = useEffectEvent(() => {
    if (document.title === '' || page.pathname === pathname) return
    setPage({ pathname, title: document.title })
  })
  // Observes the title, because a page has no title until it has loaded.
  useEffect(() => {
    const observer = new MutationObserver(() => announce())
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [])

  return page.title
}

const focusable = ':is(a[href], button, input, select):not(:disabled, details:not([open]) *), summary'

/** Leaves time for code that moves focus itself, such as `PageTitle`. */
const RESCUE_DELAY_MS = 100

function ancestorsOf(element: Element): Element[] {
  const ancestors = []
  for (let parent = element.parentElement; parent; parent = parent.parentElement) ancestors.push(parent)
  return ancestors
}

/**
 * Moves focus from a removed control to the nearest one left in its ancestors, or to the page's title. While a list
 * loads there, waits for it, and then prefers a button, such as 'Reintentar', to a link.
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
      const main = document.querySelector('main')
      // If the whole page was replaced, its title: its first control has nothing to do with the removed element.
      const nearest = around
        .filter((element) => element.isConnected && !element.contains(main))
        .find((element) => element.querySelector(`${focusable}, [data-loading]`))
      if (nearest?.querySelector('[data-loading]')) return
      focused = null
      const next =
        nearest?.querySelector<HTMLElement>('button:not(:disabled, details:not([open]) *)') ??
        nearest?.querySelector<HTMLElement>(focusable)
      ;(next ?? main?.querySelector('h1') ?? main)?.focus({ preventScroll: true })
    }

    const observer = new MutationObserver(() => {
      if (focused?.isConnected !== false) return
      clearTimeout(timer)
      timer = setTimeout(rescue, RESCUE_DELAY_MS)
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
