import type { ReactNode } from 'react'

import styles from './EmptyState.module.css'

interface EmptyStateProps {
  /** The URL of a 4:3 image. */
  art: string
  title: string
  text: string
  children: ReactNode
}

/** Shown in place of an empty list. */
export function EmptyState({ art, title, text, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <img className={styles.art} src={art} alt="" width="320" height="240" />
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      {children}
    </div>
  )
}
