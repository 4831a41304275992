import { useEffect, useState } from 'react'

/** Whether a form field of the page has focus. */
export function useIsWriting(): boolean {
  const [isWriting, setIsWriting] = useState(false)

  useEffect(() => {
    const look = () => setIsWriting(document.activeElement?.matches('main :is(input, textarea, select)') ?? false)
    document.addEventListener('focusin', look)
    document.addEventListener('focusout', look)
    return () => {
      document.removeEventListener('focusin', look)
      document.removeEventListener('focusout', look)
    }
  }, [])

  return isWriting
}
