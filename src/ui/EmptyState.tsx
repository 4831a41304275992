import type { ReactNode } from 'react'

import styles from './EmptyState.module.css'

interface EmptyStateProps {
  /** Address of the drawing, 4:3. */
  art: string
  title: string
  text?: ReactNode
  /** One action. */
  children?: ReactNode
}

/** Nothing here: a drawing, what happened, what to do. */
export function EmptyState({ art, title, text, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <img className={styles.art} src={art} alt="" width="320" height="240" />
      <div>
        <h2 className={styles.title}>{title}</h2>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      {children}
    </div>
  )
}
