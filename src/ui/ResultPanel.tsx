import type { ReactNode, Ref } from 'react'

import styles from './ResultPanel.module.css'

interface ResultPanelProps {
  /** Address of the drawing, 4:3. */
  art: string
  title: string
  /** To focus the heading when the panel takes the place of a form. */
  headingRef?: Ref<HTMLHeadingElement>
  /** What happened, in sentences, and the way on. */
  children: ReactNode
}

/** How something ended: a drawing, the sentence, what comes next. */
export function ResultPanel({ art, title, headingRef, children }: ResultPanelProps) {
  return (
    <div className={styles.panel}>
      <img className={styles.art} src={art} alt="" width="320" height="240" />
      <h2 className={styles.title} ref={headingRef} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </div>
  )
}
