import { useEffect, useRef, useState } from 'react'

/** Returns a ref for a `<details>`, and whether it is open. The user may have toggled it before hydration. */
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
