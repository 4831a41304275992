import { type ReactNode, useId } from 'react'

import { classNames } from './classNames'
import styles from './Panel.module.css'

interface PanelProps {
  title: string
  /** `aside`: beside a form, with more room inside. */
  tone?: 'card' | 'aside'
  children: ReactNode
}

/** A card with a heading, for secondary content. */
export function Panel({ title, tone = 'card', children }: PanelProps) {
  const titleId = useId()
  return (
    <section className={classNames(styles.panel, styles[tone])} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      {children}
    </section>
  )
}
