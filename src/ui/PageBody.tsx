import type { ReactNode } from 'react'

import { classNames } from './classNames'
import { Stack } from './layout/layout'
import styles from './PageBody.module.css'

interface PageBodyProps {
  /** Whether to limit the width to a column of text, for short forms and results. */
  narrow?: boolean | undefined
  children: ReactNode
}

export function PageBody({ narrow = false, children }: PageBodyProps) {
  return (
    <Stack gap={5} className={classNames(styles.body, narrow && styles.narrow, 'container')}>
      {children}
    </Stack>
  )
}
