import type { ReactNode } from 'react'

import styles from './Disclosure.module.css'
import { DetailsSummary } from './DetailsSummary'

interface DisclosureProps {
  title: string
  children: ReactNode
}

/** A section of a page that is closed at first. It is printed only while it is open. */
export function Disclosure({ title, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure}>
      <DetailsSummary className={styles.summary} title={title} heading="h2" />
      <div className={styles.content}>{children}</div>
    </details>
  )
}
