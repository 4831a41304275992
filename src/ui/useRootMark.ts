import { useEffect } from 'react'

/** Sets an attribute on `<html>` that other components' styles select. The oldest supported browsers lack `:has()`. */
export function useRootMark(mark: `data-${string}`, isOn = true): void {
  useEffect(() => {
    if (!isOn) return undefined
    const root = document.documentElement
    root.setAttribute(mark, '')
    return () => root.removeAttribute(mark)
  }, [mark, isOn])
}
