import { useEffect } from 'react'

/**
 * Marks the document's root while something is so, for styles that stand elsewhere. `:root:has(…)` would say the same, but
 * the browser asks it anew at every change of the page, which a cheap phone feels at every tap.
 */
export function useRootMark(mark: `data-${string}`, isOn = true): void {
  useEffect(() => {
    if (!isOn) return undefined
    const root = document.documentElement
    root.setAttribute(mark, '')
    return () => root.removeAttribute(mark)
  }, [mark, isOn])
}
