import { useEffect } from 'react'

/**
 * When a request ends, scrolls to its outcome, the last alert in the element with this id, and keeps in view the pressed
 * button, which the outcome may push away. If both do not fit, only the outcome's title is certain to be visible.
 */
export function useOutcomeInView(id: string, isLoading: boolean) {
  useEffect(() => {
    const show = () => {
      const outcome = [...document.querySelectorAll(`#${id} [role=alert]`)].pop()
      const parts = [outcome && document.activeElement, outcome, outcome?.querySelector('strong')]
      for (const part of parts) part?.scrollIntoView({ block: 'nearest' })
    }
    return isLoading ? show : undefined
  }, [id, isLoading])
}
