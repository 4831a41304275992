import { useEffect, useEffectEvent } from 'react'

const MOST_UNNOTICED = 24
/** How long a smooth scroll to the next control may take, in milliseconds. */
const TAB_SCROLLS = 700

/** Tells when the page has been scrolled more than 24 px from where it was. What scrolls inside the page does not count. */
export function usePageScroll(onScrolled: () => void): void {
  const tell = useEffectEvent(onScrolled)

  useEffect(() => {
    let start = window.scrollY
    let lastTab = Number.NEGATIVE_INFINITY

    function compare() {
      // The browser brings what the Tab key reaches into sight: nobody scrolled.
      if (performance.now() - lastTab < TAB_SCROLLS) start = window.scrollY
      else if (Math.abs(window.scrollY - start) > MOST_UNNOTICED) tell()
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
