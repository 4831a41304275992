import type { ReactNode } from 'react'

import { classNames } from '@/ui/classNames'
import { Columns, Stack } from '@/ui/layout/layout'

import styles from './WithAside.module.css'

interface WithAsideProps {
  aside: ReactNode
  /** For help with the form's fields: puts the aside above the content on narrow screens. Keep the help short. */
  isHelp?: boolean
  /** Makes the content and the aside equally wide and tall, for a form with few fields. */
  isShort?: boolean
  children: ReactNode
}

/**
 * Content with an aside: beside the content on wide screens. On narrow screens, help is above the content and any other
 * aside is below the content.
 */
export function WithAside({ aside, isHelp = false, isShort = false, children }: WithAsideProps) {
  const side = isShort ? aside : <div className="sticky">{aside}</div>
  return (
    <Columns gap={isHelp ? 5 : 7} hasAside={isShort ? undefined : true}>
      {isHelp && side}
      <Stack gap={5} className={classNames(styles.content, isShort && styles.sheet)}>
        {children}
      </Stack>
      {!isHelp && side}
    </Columns>
  )
}
