import { useEffect } from 'react'

/**
 * Sets an attribute of the root element for styles elsewhere. `:root:has(…)` would do without, but is evaluated again at
 * each change of the page, which is slow on cheap phones.
 */
export function useRootMark(mark: `data-${string}`, isOn = true): void {
  useEffect(() => {
    if (!isOn) return undefined
    const root = document.documentElement
    root.setAttribute(mark, '')
    return () => root.removeAttribute(mark)
  }, [mark, isOn])
}
