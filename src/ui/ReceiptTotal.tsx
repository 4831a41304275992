import { useEffect, useRef } from 'react'

import { classNames } from './classNames'
import styles from './ReceiptTotal.module.css'
import { VisuallyHidden } from './VisuallyHidden'

export interface ReceiptTotalProps {
  label: string
  /** How the figure comes about, or what is missing. */
  detail?: string | undefined
  /** Written out, with its currency sign. */
  value: string
  /** There is no figure yet: neutral ground, a dash, and these words for who cannot see it. */
  empty?: string | false | undefined
}

const QUIET_MS = 800

/** The band of light with the figure. Changes are read aloud once they rest. */
export function ReceiptTotal({ label, detail, value, empty = false }: ReceiptTotalProps) {
  const liveRef = useRef<HTMLOutputElement>(null)
  const spoken = empty === false ? value : empty
  const lastSpoken = useRef(spoken)

  // The region is written past React: it is for the ears only, and nothing on screen waits for it.
  useEffect(() => {
    if (lastSpoken.current === spoken) return undefined
    const timer = setTimeout(() => {
      lastSpoken.current = spoken
      if (liveRef.current) liveRef.current.textContent = `${label}: ${spoken}`
    }, QUIET_MS)
    return () => clearTimeout(timer)
  }, [label, spoken])

  return (
    <div className={classNames(styles.band, empty !== false && styles.empty)}>
      <p className={styles.label}>
        {label}
        {detail !== undefined && <small className={styles.detail}>{detail}</small>}
      </p>
      <p className={styles.figure}>{empty === false ? <Figure value={value} /> : <Missing words={empty} />}</p>
      <VisuallyHidden>
        <output ref={liveRef} />
      </VisuallyHidden>
    </div>
  )
}

/** A raised currency sign reads as an inscription; the text stays one piece, «$6,650.00». */
function Figure({ value }: { value: string }) {
  if (!value.startsWith('$')) return value
  return (
    <>
      <span className={styles.sign}>$</span>
      {value.slice(1)}
    </>
  )
}

function Missing({ words }: { words: string }) {
  return (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  )
}
