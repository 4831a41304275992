import { useEffect } from 'react'

/**
 * When a request ends, scrolls to its outcome, a new alert in the element with this id, and keeps in view the pressed
 * button, which the outcome may push away. If both do not fit, only the outcome's title is certain to be visible.
 */
export function useOutcomeInView(id: string, isLoading: boolean) {
  useEffect(() => {
    if (!isLoading) return undefined
    const alerts = () => [...document.querySelectorAll(`#${id} [role=alert]`)]
    const before = alerts()
    return () => {
      const outcome = alerts().find((alert) => !before.includes(alert))
      const parts = [outcome && document.activeElement, outcome, outcome?.querySelector('strong')]
      for (const part of parts) part?.scrollIntoView({ block: 'nearest' })
    }
  }, [id, isLoading])
}
