import { useEffect, useEffectEvent, useRef } from 'react'

import { useDetails } from '@/ui/useDetails'

/**
 * A `<details>` as a menu: the browser opens and closes it, also before the application runs, which then closes it on Esc and
 * on a press or focus outside.
 * @param press `click` where the press outside must not reach other elements
 * @returns refs for the element and its `<summary>`, and two ways to close it
 */
export function useMenu(press: 'pointerdown' | 'click') {
  const { ref, isOpen } = useDetails()
  const summaryRef = useRef<HTMLElement>(null)

  function close() {
    if (ref.current) ref.current.open = false
  }
  /** Gives focus back to the summary. */
  function closeAndReturn() {
    summaryRef.current?.focus({ preventScroll: true })
    close()
  }
  const onLeave = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !ref.current?.contains(target)) close()
  })
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') closeAndReturn()
  })

  useEffect(() => {
    if (!isOpen) return undefined
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener(press, (event) => onLeave(event), { signal })
    document.addEventListener('focusin', (event) => onLeave(event), { signal })
    document.addEventListener('keydown', (event) => onKey(event), { signal })
    return () => listening.abort()
  }, [isOpen, press])

  return { ref, summaryRef, isOpen, close, closeAndReturn }
}

const MAX_UNNOTICED_PX = 24
/** The longest that a smooth scroll to a focused element takes. */
const TAB_SCROLL_MS = 700

/** Calls back when the page was scrolled by more than 24 px. Scrolling inside an element does not count. */
export function useDismissalOnScroll(dismiss: () => void): void {
  const onScroll = useEffectEvent(dismiss)

  useEffect(() => {
    let start = window.scrollY
    let lastTab = Number.NEGATIVE_INFINITY

    function closeIfMoved() {
      // The browser scrolls to what the Tab key focuses, which does not count either.
      if (performance.now() - lastTab < TAB_SCROLL_MS) start = window.scrollY
      else if (Math.abs(window.scrollY - start) > MAX_UNNOTICED_PX) onScroll()
    }
    function noteTab({ key }: KeyboardEvent) {
      if (key === 'Tab') lastTab = performance.now()
    }

    window.addEventListener('scroll', closeIfMoved, { passive: true })
    window.addEventListener('keydown', noteTab)
    return () => {
      window.removeEventListener('scroll', closeIfMoved)
      window.removeEventListener('keydown', noteTab)
    }
  }, [])
}
