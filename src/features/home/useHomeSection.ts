import { useEffect, useEffectEvent } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** What may follow /home/ in the address: the ids of blocks of the page. */
export const homeSections = ['visitas', 'faq', 'contacto'] as const

/** Brings the block that the address names into sight and gives its title focus; going back keeps one's place. */
export function useHomeSection(section: string | undefined): void {
  const { key } = useLocation()
  const navigationType = useNavigationType()

  const show = useEffectEvent((id: string, visit: string) => {
    // The router calls the first page of a visit 'default'.
    if (navigationType === NavigationType.Pop && visit !== 'default') return
    const { matches: wantsNoMotion } = window.matchMedia('(prefers-reduced-motion: reduce)')
    document.getElementById(id)?.scrollIntoView({ behavior: wantsNoMotion ? 'instant' : 'smooth' })
    document.getElementById(`${id}-titulo`)?.focus({ preventScroll: true })
  })
  useEffect(() => {
    const known = homeSections.find((name) => name === section)
    if (known) show(known, key)
  }, [section, key])
}
