import { useEffect } from 'react'

/**
 * Sets an attribute on `<html>` for styles of other components, because the oldest supported browsers lack `:has()`.
 */
export function useRootAttribute(name: `data-${string}`, isOn = true): void {
  useEffect(() => {
    if (!isOn) return undefined
    const root = document.documentElement
    root.setAttribute(name, '')
    return () => root.removeAttribute(name)
  }, [name, isOn])
}
