import { type ReactNode, useId } from 'react'

import { classNames } from './classNames'
import { Stack } from './layout/layout'
import styles from './Panel.module.css'

interface PanelProps {
  title: string
  /** `ruled`: a line above, beside a box. `empty`: in place of an empty list. */
  tone?: 'card' | 'ruled' | 'empty'
  /** The URL of a 4:3 image above the heading. */
  art?: string | undefined
  children: ReactNode
}

const look = {
  card: classNames(styles.card, 'sheet edge'),
  ruled: 'ruled',
  empty: styles.empty,
}

export function Panel({ title, tone = 'card', art, children }: PanelProps) {
  const titleId = useId()
  const isEmpty = tone === 'empty'

  return (
    <Stack
      as={isEmpty ? 'div' : 'section'}
      gap={isEmpty ? 5 : 4}
      align={isEmpty ? 'start' : undefined}
      className={look[tone]}
      aria-labelledby={isEmpty ? undefined : titleId}
    >
      {art !== undefined && <img src={art} alt="" width="320" height="240" />}
      <h2 className="h3" id={titleId}>
        {title}
      </h2>
      {children}
    </Stack>
  )
}
