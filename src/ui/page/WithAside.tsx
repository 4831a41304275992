import type { ReactNode } from 'react'

import { Columns, Stack } from '@/ui/layout/layout'

import styles from './WithAside.module.css'

interface WithAsideProps {
  aside: ReactNode
  /** Makes the content and the aside equally wide and tall, for a form with few fields. */
  isShort?: boolean
  children: ReactNode
}

/** Content with an aside: beside the content on wide screens, below the content on narrow screens. */
export function WithAside({ aside, isShort = false, children }: WithAsideProps) {
  return (
    <Columns gap={7} hasAside={isShort ? undefined : true}>
      <Stack gap={5} className={isShort ? styles.sheet : undefined}>
        {children}
      </Stack>
      {isShort ? aside : <div className="sticky">{aside}</div>}
    </Columns>
  )
}
