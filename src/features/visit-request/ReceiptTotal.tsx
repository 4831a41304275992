import { useEffect, useRef } from 'react'

import { Cluster } from '@/ui/layout/layout'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { classNames } from '@/ui/classNames'

import styles from './ReceiptTotal.module.css'

const QUIET_MS = 800

/** The total of a receipt. A live region announces a new total after 800 ms without a change. */
export function ReceiptTotal({ detail, total }: { detail: string; total: string | null }) {
  const liveRef = useRef<HTMLOutputElement>(null)
  const spoken = total ?? 'Sin calcular'
  const lastSpoken = useRef(spoken)

  // Writes to the DOM node, because a re-render for invisible text would be wasted.
  useEffect(() => {
    if (lastSpoken.current === spoken) return undefined
    const timer = setTimeout(() => {
      lastSpoken.current = spoken
      if (liveRef.current) liveRef.current.textContent = `Total: ${spoken}`
    }, QUIET_MS)
    return () => clearTimeout(timer)
  }, [spoken])

  return (
    <Cluster
      gap={3}
      align="end"
      justify="between"
      className={classNames(styles.band, total === null && styles.empty, 'edge')}
    >
      <p className={styles.label}>
        Total
        <small className={styles.detail}>{detail}</small>
      </p>
      <p className={styles.figure}>{total}</p>
      <VisuallyHidden>
        <output ref={liveRef} />
      </VisuallyHidden>
    </Cluster>
  )
}
