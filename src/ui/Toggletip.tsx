import { useEffect, useId, useRef, useState, type ReactNode } from 'react'

import { Icon } from './Icon'
import styles from './Toggletip.module.css'

interface ToggletipProps {
  /** The accessible name of the button, such as «Sobre la fecha». */
  label: string
  /** Must also be said elsewhere: not everybody opens it. */
  children: ReactNode
}

/** A button that shows a sentence in a bubble above it; on phones at the bottom of the screen. */
export function Toggletip({ label, children }: ToggletipProps) {
  const [open, setOpen] = useState(false)
  const tipRef = useRef<HTMLSpanElement>(null)
  const bubbleId = useId()

  useEffect(() => {
    if (!open) return undefined
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !tipRef.current?.contains(event.target)) setOpen(false)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Keeps a dialog around it open.
      event.preventDefault()
      setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside, options)
    document.addEventListener('keydown', closeOnEscape, options)
    return () => listening.abort()
  }, [open])

  return (
    <span className={styles.tip} ref={tipRef}>
      <button
        className={styles.button}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={bubbleId}
        onClick={() => setOpen(!open)}
        onBlur={() => setOpen(false)}
      >
        <Icon name="info" className={styles.icon} />
      </button>
      {/* Always in the page: a live region that is added together with its text is not announced. */}
      <output id={bubbleId}>{open && <span className={styles.bubble}>{children}</span>}</output>
    </span>
  )
}
