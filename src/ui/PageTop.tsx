import { useEffect, useRef } from 'react'

/**
 * Scrolls to the top when it is mounted: for content that replaces the content of the same page. In a low window, where
 * bars are not pinned, it scrolls past them to the content.
 */
export function PageTop() {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Newer Chromium returns a promise here.
    end.current?.scrollIntoView({ behavior: 'instant' })
  }, [])
  return <div ref={end} className="page-top" />
}
