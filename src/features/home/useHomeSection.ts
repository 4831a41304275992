import { useEffect, useEffectEvent } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

import { homeSectionAt } from '@/lib/paths'

/** Scrolls to the section in the URL and focuses its title. Going back keeps the scroll position. */
export function useHomeSection(): void {
  const { key, pathname } = useLocation()
  const navigationType = useNavigationType()

  const show = useEffectEvent((id: string, visit: string) => {
    // 'default' is the router's key for the first page of a visit.
    if (navigationType === NavigationType.Pop && visit !== 'default') return
    const { matches: wantsNoMotion } = window.matchMedia('(prefers-reduced-motion: reduce)')
    document.getElementById(id)?.scrollIntoView({ behavior: wantsNoMotion ? 'instant' : 'smooth' })
    document.getElementById(`${id}-titulo`)?.focus({ preventScroll: true })
  })
  useEffect(() => {
    const section = homeSectionAt(pathname)
    if (section) show(section, key)
  }, [pathname, key])
}
