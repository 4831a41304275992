import { useEffect, useRef, useState } from 'react'

/**
 * Follows a `<details>`, which the browser opens and closes automatically, also before the application runs.
 * @returns a ref for the element, and whether it is open
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
