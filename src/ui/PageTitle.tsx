import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'

interface PageTitleProps {
  text: string
  className?: string | undefined
  /** For `aria-describedby`. */
  describedBy?: string
}

/** The h1 of a page. After a navigation it receives focus, so that screen readers read it. */
export function PageTitle({ text, className, describedBy }: PageTitleProps) {
  const headingRef = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  const focusHeading = useEffectEvent(() => {
    // 'default' is the router's key for the first page of a visit, where focus is left to the browser.
    if (key === 'default') return
    // Focus stays where the user opened a menu or a dialog, or began to type, while the page was loading.
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
