import { useEffect } from 'react'

/** What appears in the place of something else on the same page starts at the top of the screen. */
export function PageTop() {
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return null
}
