import { type ReactNode, useEffect, useRef } from 'react'

import styles from './ResultPanel.module.css'

interface ResultPanelProps {
  /** The URL of a 4:3 image. */
  art: string
  title: string
  children: ReactNode
}

/** The result of an action, in place of its form. Its heading takes focus. */
export function ResultPanel({ art, title, children }: ResultPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div className={styles.panel}>
      <img className={styles.art} src={art} alt="" width="320" height="240" />
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </div>
  )
}
