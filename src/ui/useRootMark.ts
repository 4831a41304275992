import { useEffect } from 'react'

/** Sets an attribute of the root element, for styles elsewhere. The oldest browsers have no `:has()`. */
export function useRootMark(mark: `data-${string}`, isOn = true): void {
  useEffect(() => {
    if (!isOn) return undefined
    const root = document.documentElement
    root.setAttribute(mark, '')
    return () => root.removeAttribute(mark)
  }, [mark, isOn])
}
