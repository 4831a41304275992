import type { ReactNode } from 'react'

import { classNames } from './classNames'
import styles from './PageBody.module.css'

interface PageBodyProps {
  /** One column of text width, for short forms and results. */
  narrow?: boolean
  children: ReactNode
}

/** What stands in the light under a page's header. */
export function PageBody({ narrow = false, children }: PageBodyProps) {
  return <div className={classNames(styles.body, narrow && styles.narrow, 'container')}>{children}</div>
}
