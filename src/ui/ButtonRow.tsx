import type { ReactNode } from 'react'

import styles from './ButtonRow.module.css'

/** Actions side by side. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
