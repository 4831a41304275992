import { useEffect, useEffectEvent } from 'react'

const MAX_UNNOTICED = 24
/** The longest that a smooth scroll to a focused element takes, in milliseconds. */
const TAB_SCROLLS = 700

/** Calls back when the page was scrolled by more than 24 px. Scrolling inside an element does not count. */
export function usePageScroll(onScrolled: () => void): void {
  const tell = useEffectEvent(onScrolled)

  useEffect(() => {
    let start = window.scrollY
    let lastTab = Number.NEGATIVE_INFINITY

    function compare() {
      // The browser scrolls to what the Tab key focuses, which does not count either.
      if (performance.now() - lastTab < TAB_SCROLLS) start = window.scrollY
      else if (Math.abs(window.scrollY - start) > MAX_UNNOTICED) tell()
    }
    function noteTab({ key }: KeyboardEvent) {
      if (key === 'Tab') lastTab = performance.now()
    }

    window.addEventListener('scroll', compare, { passive: true })
    window.addEventListener('keydown', noteTab)
    return () => {
      window.removeEventListener('scroll', compare)
      window.removeEventListener('keydown', noteTab)
    }
  }, [])
}
