import type { ReactNode } from 'react'

import styles from './WithAside.module.css'

/** Content with an aside, which is below it on narrow screens. */
export function WithAside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <div className={styles.content}>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  )
}
