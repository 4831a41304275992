import type { ReactNode } from 'react'

import { Columns, Stack } from '@/ui/layout/layout'

import styles from './WithAside.module.css'

/** A short form in a sheet, with an aside: beside the form on wide screens, below the form on narrow screens. */
export function WithAside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <Columns gap={7}>
      <Stack gap={5} className={styles.sheet}>
        {children}
      </Stack>
      {aside}
    </Columns>
  )
}
