import { type RefObject, useEffect, useState } from 'react'

/** Returns whether an element is in the viewport. @param margin the `rootMargin` of the `IntersectionObserver` */
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
