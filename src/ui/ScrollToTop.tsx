import { useEffect, useRef } from 'react'

/** Scrolls to the top on mount. In short windows, where the top bar is not sticky, scrolls past the bar. */
export function ScrollToTop() {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Has no `return`: in newer Chromium, the result is a promise, which React would call as a cleanup function.
    end.current?.scrollIntoView({ behavior: 'instant' })
  }, [])
  return <div ref={end} className="scroll-top" />
}
