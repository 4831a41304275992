import type { ReactNode } from 'react'

import { Columns, Stack } from '@/ui/layout/layout'

import styles from './WithAside.module.css'

/** Content with an aside, which is below it on narrow screens. */
export function WithAside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <Columns gap={7} hasAside>
      <Stack gap={5}>{children}</Stack>
      <div className={styles.aside}>{aside}</div>
    </Columns>
  )
}
