import { useEffect, useId, useRef, useState, type ReactNode } from 'react'

import { classNames } from './classNames'
import { Icon } from './Icon'
import styles from './Toggletip.module.css'

interface ToggletipProps {
  /** The button's name, such as «Sobre la fecha». */
  label: string
  /** Which edge of the button the bubble keeps to; on phones it is always at the bottom of the screen. */
  align?: 'center' | 'start' | 'end' | undefined
  /** A sentence that is also said somewhere else: never the only carrier of anything. */
  children: ReactNode
}

export function Toggletip({ label, align = 'center', children }: ToggletipProps) {
  const [open, setOpen] = useState(false)
  const tipRef = useRef<HTMLSpanElement>(null)
  const bubbleId = useId()

  useEffect(() => {
    if (!open) return undefined
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !tipRef.current?.contains(event.target)) setOpen(false)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // A dialog around it stays open.
      event.preventDefault()
      setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('keydown', closeOnEscape, true)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('keydown', closeOnEscape, true)
    }
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
      {/* The live region is there before its words, so that they are read when they arrive. */}
      <output id={bubbleId}>
        {open && <span className={classNames(styles.bubble, styles[align])}>{children}</span>}
      </output>
    </span>
  )
}
