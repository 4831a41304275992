import { useEffect, useRef } from 'react'

import { classNames } from '@/ui/classNames'
import styles from './ReceiptTotal.module.css'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

export interface ReceiptTotalProps {
  label: string
  /** How the total is calculated, or what is missing. */
  detail?: string | undefined
  /** With its currency sign. */
  value: string
  /** There is no total yet: a dash is shown, and these words are for screen readers. */
  empty?: string | false | undefined
}

const QUIET_MS = 800

/** The total of a receipt. A change is announced after 800 ms without another. */
export function ReceiptTotal({ label, detail, value, empty = false }: ReceiptTotalProps) {
  const liveRef = useRef<HTMLOutputElement>(null)
  const spoken = empty === false ? value : empty
  const lastSpoken = useRef(spoken)

  // Written without a React render: nothing on the screen changes.
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

/** The amount with a smaller, raised currency sign. */
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
