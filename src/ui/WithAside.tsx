import type { ReactNode } from 'react'

import styles from './WithAside.module.css'

/** A form with something beside it where there is room, below it where there is none. */
export function WithAside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <div className={styles.content}>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  )
}
