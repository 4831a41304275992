import { useEffect } from 'react'

/** Scrolls to the top when it is mounted: for content that replaces the content of the same page. */
export function PageTop() {
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return null
}
