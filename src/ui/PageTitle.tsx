import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'

interface PageTitleProps {
  text: string
  className: string | undefined
}

/** A page's h1. When the visitor comes from another page it takes focus, so that the new title is read. */
export function PageTitle({ text, className }: PageTitleProps) {
  const headingRef = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  const focusHeading = useEffectEvent(() => {
    // The router calls the first page of a visit 'default': there, focus belongs to the browser.
    if (key === 'default') return
    // A page that took its time to arrive closes no menu that was opened meanwhile, and leaves a dialog its focus.
    const { activeElement } = document
    if (activeElement?.getAttribute('aria-expanded') === 'true' || activeElement?.closest('dialog')) return
    headingRef.current?.focus({ preventScroll: true })
  })
  useEffect(() => focusHeading(), [])

  return (
    <h1 ref={headingRef} className={className} id="titulo" tabIndex={-1}>
      {text}
    </h1>
  )
}
