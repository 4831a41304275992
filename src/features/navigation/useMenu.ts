import { useEffect, useEffectEvent, useRef } from 'react'

import { useDetails } from '@/ui/useDetails'

/**
 * Turns a `<details>` into a menu, which the browser opens and closes even before hydration. The hook also closes it on
 * Esc, and on a press or focus outside the menu.
 * @param press the event that closes the menu from outside. Use `click` with a scrim: `pointerdown` would remove the
 * scrim, and the click would reach the page below.
 * @returns refs for the `<details>` and its `<summary>`, whether the menu is open, and a function that closes it
 */
export function useMenu(press: 'pointerdown' | 'click') {
  const { ref, isOpen } = useDetails()
  const summaryRef = useRef<HTMLElement>(null)

  function close() {
    if (ref.current) ref.current.open = false
  }
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

  return { ref, summaryRef, isOpen, closeAndReturn }
}

const MAX_UNNOTICED_PX = 24
/** The longest duration of a smooth scroll to a focused element. */
const TAB_SCROLL_MS = 700

/** Calls `dismiss` when the page has scrolled by more than 24 px. Scrolling within an element does not count. */
export function useDismissalOnScroll(dismiss: () => void): void {
  const onScroll = useEffectEvent(dismiss)

  useEffect(() => {
    let start = window.scrollY
    let lastTab = Number.NEGATIVE_INFINITY

    function closeIfMoved() {
      // The Tab key may make the browser scroll to the focused element. Such a scroll does not count.
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
