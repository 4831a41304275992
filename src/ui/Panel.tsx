import { type ReactNode, useId } from 'react'

import { classNames } from './classNames'
import { Stack } from './layout/layout'
import styles from './Panel.module.css'

interface PanelProps {
  title: string
  /**
   * `main`: a box with a line of light, for the user's own visit. `card`: a box for secondary content. `ruled`: a line
   * above, for small content beside a box. `empty`: no box, for use instead of an empty list.
   */
  tone?: 'main' | 'card' | 'ruled' | 'empty'
  /** The URL of a 4:3 image above the heading. */
  art?: string
  children: ReactNode
}

export function Panel({ title, tone = 'card', art, children }: PanelProps) {
  const titleId = useId()
  const isEmpty = tone === 'empty'

  return (
    <Stack
      as={isEmpty ? 'div' : 'section'}
      gap={isEmpty ? 5 : 4}
      align={isEmpty ? 'start' : undefined}
      className={tone === 'ruled' ? tone : classNames(tone === 'main' && styles.card, styles[tone])}
      aria-labelledby={isEmpty ? undefined : titleId}
    >
      {art !== undefined && <img className={styles.art} src={art} alt="" width="320" height="240" />}
      <h2 className="h3" id={titleId}>
        {title}
      </h2>
      {children}
    </Stack>
  )
}
