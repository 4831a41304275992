import { useEffect, useRef, useState } from 'react'

/**
 * Tracks whether a `<details>` is open. The user may have toggled it before hydration.
 * @returns a ref for the `<details>`, and whether it is open
 */
export function useDetails() {
  const ref = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    const details = ref.current
    if (!details) return undefined
    const follow = () => setIsOpen(details.open)
    follow()
    details.addEventListener('toggle', follow)
    return () => details.removeEventListener('toggle', follow)
  }, [])

  return { ref, isOpen }
}
