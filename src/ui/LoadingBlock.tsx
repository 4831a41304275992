import type { ReactNode } from 'react'

import styles from './LoadingBlock.module.css'
import { VisuallyHidden } from './VisuallyHidden'

/** Says «Cargando…» once for all the skeletons inside. */
export function LoadingBlock({ label = 'Cargando…', children }: { label?: string; children: ReactNode }) {
  return (
    <div className={styles.block}>
      <VisuallyHidden>
        <output>{label}</output>
      </VisuallyHidden>
      {children}
    </div>
  )
}
