import type { ReactNode } from 'react'

import { classNames } from './classNames'
import { Icon } from './Icon'
import styles from './Note.module.css'

interface NoteProps {
  tone?: 'info' | 'ok' | 'warn' | 'bad' | undefined
  title?: ReactNode
  children?: ReactNode
  /** Announced when it appears: `polite`, or `assertive` for failures. */
  live?: 'polite' | 'assertive' | undefined
  /** Buttons or links. */
  actions?: ReactNode
}

const ROLES = { polite: 'status', assertive: 'alert' }

export function Note({ tone = 'info', title, children, live, actions }: NoteProps) {
  return (
    <div className={classNames(styles.note, styles[tone])} role={live && ROLES[live]}>
      <Icon name={tone} className={styles.icon} />
      <div className={styles.text}>
        {title !== undefined && <strong className={styles.title}>{title}</strong>}
        {children !== undefined && <div className={styles.body}>{children}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  )
}
