import { useRef } from 'react'

import { useDetails } from '@/ui/useDetails'
import { useWindowEvent } from '@/ui/useWindowEvent'

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
  function leave({ target }: Event) {
    if (target instanceof Node && !ref.current?.contains(target)) close()
  }
  useWindowEvent(press, leave)
  useWindowEvent('focusin', leave)
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape' && isOpen) closeAndReturn()
  })

  return { ref, summaryRef, isOpen, closeAndReturn }
}

const MAX_UNNOTICED_PX = 24
/** The longest duration of a smooth scroll to a focused element. */
const TAB_SCROLL_MS = 700

/** Calls `dismiss` when the page has scrolled by more than 24 px. Scrolling within an element does not count. */
export function useDismissalOnScroll(dismiss: () => void): void {
  const start = useRef(window.scrollY)
  const lastTab = useRef(Number.NEGATIVE_INFINITY)

  useWindowEvent('scroll', () => {
    // The Tab key may make the browser scroll to the focused element. Such a scroll does not count.
    if (performance.now() - lastTab.current < TAB_SCROLL_MS) start.current = window.scrollY
    else if (Math.abs(window.scrollY - start.current) > MAX_UNNOTICED_PX) dismiss()
  })
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Tab') lastTab.current = performance.now()
  })
}
