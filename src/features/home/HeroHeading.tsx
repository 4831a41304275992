import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'

import styles from './HeroHeading.module.css'

/** The page's h1. Like that of every other page, it takes focus when the visitor comes from one of them. */
export function HeroHeading({ text }: { text: string }) {
  const headingRef = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  const focusHeading = useEffectEvent(() => {
    // The router calls the first page of a visit 'default': there, focus belongs to the browser.
    if (key !== 'default') headingRef.current?.focus({ preventScroll: true })
  })
  useEffect(() => focusHeading(), [])

  return (
    <h1 className={styles.heading} ref={headingRef} id="titulo" tabIndex={-1}>
      {text}
    </h1>
  )
}
