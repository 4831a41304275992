import type { ReactNode } from 'react'

import styles from './Disclosure.module.css'
import { Icon } from './Icon'

interface DisclosureProps {
  title: string
  children: ReactNode
}

/** A section of a page that is closed until somebody opens it. It is printed as it is seen, and not at all while it is closed. */
export function Disclosure({ title, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure}>
      <summary className={styles.summary}>
        <h2 className={styles.title}>
          {title}
          <Icon name="chevron" className={styles.chevron} />
        </h2>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
