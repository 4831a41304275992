import type { ReactNode } from 'react'

import styles from './Disclosure.module.css'
import { DetailsSummary } from './DetailsSummary'

interface DisclosureProps {
  title: string
  children: ReactNode
}

/** A page section that is closed at first. Print omits a closed section. */
export function Disclosure({ title, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure}>
      <DetailsSummary className={styles.summary} title={title} heading="h2" />
      <div className={styles.content}>{children}</div>
    </details>
  )
}
