import { type ReactNode, useId } from 'react'

import { classNames } from './classNames'
import { Stack } from './layout/layout'
import styles from './Panel.module.css'

interface PanelProps {
  title: string
  /** `card`: a box for secondary content. `empty`: no box, for use instead of an empty list. */
  tone?: 'card' | 'empty'
  /** The URL of a 4:3 image above the heading. */
  art?: string
  children: ReactNode
}

export function Panel({ title, tone = 'card', art, children }: PanelProps) {
  const titleId = useId()
  const isCard = tone === 'card'

  return (
    <Stack
      as={isCard ? 'section' : 'div'}
      gap={isCard ? 4 : 5}
      align={isCard ? undefined : 'start'}
      className={classNames(styles[tone])}
      aria-labelledby={isCard ? titleId : undefined}
    >
      {art !== undefined && <img className={styles.art} src={art} alt="" width="320" height="240" />}
      <h2 className="h3" id={titleId}>
        {title}
      </h2>
      {children}
    </Stack>
  )
}
