import { useEffect, useEffectEvent } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/**
 * Scrolls to the element that the URL names and focuses its title, or the element itself if it has none. React Router does
 * neither. Going back keeps the scroll position, and so does an element that has focus.
 * @param id of the element; its title's id ends in `-titulo`. By default the hash of the URL
 * @param prepare called before, for instance to open what hides the element
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
    // 'default' is the router's key for the first page of a visit.
    const isBack = navigationType === NavigationType.Pop && visit !== 'default'
    if (isBack || title === document.activeElement) return
    const { matches: wantsNoMotion } = window.matchMedia('(prefers-reduced-motion: reduce)')
    element.scrollIntoView({ behavior: wantsNoMotion ? 'instant' : 'smooth' })
    title.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (target !== '') show(key)
  }, [target, key])
}
