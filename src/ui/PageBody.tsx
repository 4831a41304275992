import type { ReactNode } from 'react'

import { classNames } from './classNames'
import { Stack } from './layout/layout'
import styles from './PageBody.module.css'

/** @param narrow whether to limit the width to a column of text, for short forms and results */
export function PageBody({ narrow = false, children }: { narrow?: boolean | undefined; children: ReactNode }) {
  return (
    <Stack gap={5} className={classNames(styles.body, narrow && styles.narrow, 'container')}>
      {children}
    </Stack>
  )
}
