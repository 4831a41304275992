import { useEffect, useEffectEvent } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** Smooth, unless the user prefers reduced motion. */
const scrollBehavior = () => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth')

/**
 * Scrolls to the hash's element and focuses its title (`${id}-titulo`, or the element), unless the user went back.
 * @param prepare called first, for instance to open a `<details>` that contains the element
 */
export function useHashTarget(id?: string, prepare?: (element: HTMLElement) => void): void {
  const { hash, key } = useLocation()
  const navigationType = useNavigationType()
  const target = id ?? hash.slice(1)

  const show = useEffectEvent((visit: string) => {
    const element = document.getElementById(target)
    if (!element) return
    prepare?.(element)
    const title = document.getElementById(`${target}-titulo`) ?? element
    // Key 'default': the browser has scrolled and moved focus, but `prepare` may have moved the element.
    const isNative = visit === 'default'
    const isBack = navigationType === NavigationType.Pop
    if (!isNative && (isBack || title === document.activeElement)) return
    element.scrollIntoView({ behavior: scrollBehavior() })
    title.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (target !== '') show(key)
  }, [target, key])
}
