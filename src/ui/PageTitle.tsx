import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'

interface PageTitleProps {
  text: string
  className?: string | undefined
  describedBy?: string
}

/** The h1 of a page. Receives focus after navigation, so that screen readers announce it. */
export function PageTitle({ text, className, describedBy }: PageTitleProps) {
  const headingRef = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  const focusHeading = useEffectEvent(() => {
    // The router gives this key to history entries that it did not create. The browser handles focus there.
    if (key === 'default') return
    // Keeps focus where it is if the user opened a menu or dialog, or started typing, while the page was loading.
    if (
      document.activeElement?.matches(
        '[aria-expanded=true], details[open] > summary, dialog, dialog *, main input, main textarea',
      )
    )
      return
    headingRef.current?.focus({ preventScroll: true })
  })
  useEffect(() => focusHeading(), [])

  return (
    <h1 ref={headingRef} className={className} id="titulo" tabIndex={-1} aria-describedby={describedBy}>
      {text}
    </h1>
  )
}
