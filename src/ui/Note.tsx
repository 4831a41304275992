import type { ReactNode } from 'react'

import { classNames } from './classNames'
import { Icon } from './Icon'
import { Cluster, Stack } from './layout/layout'
import styles from './Note.module.css'

interface NoteProps {
  tone?: 'info' | 'ok' | 'warn' | 'bad' | undefined
  title?: ReactNode
  children?: ReactNode
  /** Announces the note when it appears. Always `alert`: Orca 43.1 in Firefox skips a new `status` (2026-11-27). */
  live?: 'polite' | 'assertive' | undefined
  actions?: ReactNode
}

export function Note({ tone = 'info', title, children, live, actions }: NoteProps) {
  return (
    <div
      className={classNames(styles.note, styles[tone], 'beside edge')}
      role={live && 'alert'}
      aria-live={live === 'polite' ? live : undefined}
    >
      <Icon name={tone} />
      <Stack gap={3}>
        <Stack gap={1}>
          {title !== undefined && <strong>{title}</strong>}
          {children !== undefined && <div className={styles.body}>{children}</div>}
        </Stack>
        {actions !== undefined && <Cluster gap={3}>{actions}</Cluster>}
      </Stack>
    </div>
  )
}
