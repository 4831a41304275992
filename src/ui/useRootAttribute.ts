import { useEffect } from 'react'

/** Sets an attribute on `<html>` for styles elsewhere, because the oldest supported browsers lack `:has()`. */
export function useRootAttribute(name: `data-${string}`): void {
  useEffect(() => {
    const root = document.documentElement
    root.setAttribute(name, '')
    return () => root.removeAttribute(name)
  }, [name])
}
