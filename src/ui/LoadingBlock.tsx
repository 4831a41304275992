import type { ReactNode } from 'react'

import styles from './LoadingBlock.module.css'
import { VisuallyHidden } from './VisuallyHidden'

/** Announces `label` once for all skeletons inside. */
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
