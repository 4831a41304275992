import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether a part of the page is in sight.
 * @param margin how far out of sight still counts, as a CSS length.
 */
export function useInView(ref: RefObject<Element | null>, margin = '0px'): boolean {
  const [isInView, setIsInView] = useState(false)

  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const observer = new IntersectionObserver(([entry]) => setIsInView(entry?.isIntersecting ?? false), {
      rootMargin: margin,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, margin])

  return isInView
}
