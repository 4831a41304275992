import { useEffect, useEffectEvent } from 'react'

const MOST_UNNOTICED = 24

/** Tells when the page has been scrolled more than 24 px from where it was. What scrolls inside the page does not count. */
export function usePageScroll(onScrolled: () => void): void {
  const tell = useEffectEvent(onScrolled)

  useEffect(() => {
    const start = window.scrollY
    const compare = () => Math.abs(window.scrollY - start) > MOST_UNNOTICED && tell()
    window.addEventListener('scroll', compare, { passive: true })
    return () => window.removeEventListener('scroll', compare)
  }, [])
}
