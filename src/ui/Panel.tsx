import { type ReactNode, useId } from 'react'

import styles from './Panel.module.css'

/** A sheet of light with its own heading, beside or below the page's main matter. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      {children}
    </section>
  )
}
