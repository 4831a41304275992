import { type ReactNode, useEffect, useId, useRef } from 'react'

import { classNames } from './classNames'
import { Stack } from './layout/layout'
import styles from './Panel.module.css'

interface PanelProps {
  title: string
  /**
   * `card`: a box for secondary content. Without a box: `empty`, instead of an empty list, and `result`, instead of a form
   * that was sent, whose heading receives focus.
   */
  tone?: 'card' | 'empty' | 'result'
  /** The URL of a 4:3 image above the heading. */
  art?: string
  children: ReactNode
}

/** A heading with what belongs to it: a card, the result of an action, or what to do about an empty list. */
export function Panel({ title, tone = 'card', art, children }: PanelProps) {
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const isCard = tone === 'card'
  const isResult = tone === 'result'

  useEffect(() => {
    if (!isResult) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [isResult])

  return (
    <Stack
      as={isCard ? 'section' : 'div'}
      gap={isCard ? 4 : 5}
      align={isCard ? undefined : 'start'}
      className={classNames(styles[tone])}
      aria-labelledby={isCard ? titleId : undefined}
    >
      {art !== undefined && <img className={styles.art} src={art} alt="" width="320" height="240" />}
      <h2 ref={heading} className="h3" id={titleId} tabIndex={isResult ? -1 : undefined}>
        {title}
      </h2>
      {children}
    </Stack>
  )
}
