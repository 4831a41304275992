import { useEffect, useEffectEvent } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/**
 * Scrolls to the section of the page that the URL names, and focuses its title. Going back keeps the scroll position.
 * @param id of the section's element; its title has the same with `-titulo`
 */
export function useSection(id: string | undefined): void {
  const { key } = useLocation()
  const navigationType = useNavigationType()

  const show = useEffectEvent((section: string, visit: string) => {
    // 'default' is the router's key for the first page of a visit.
    if (navigationType === NavigationType.Pop && visit !== 'default') return
    const { matches: wantsNoMotion } = window.matchMedia('(prefers-reduced-motion: reduce)')
    document.getElementById(section)?.scrollIntoView({ behavior: wantsNoMotion ? 'instant' : 'smooth' })
    document.getElementById(`${section}-titulo`)?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (id !== undefined) show(id, key)
  }, [id, key])
}
