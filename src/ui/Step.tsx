import type { ReactNode } from 'react'

import { classNames } from './classNames'
import { Stack } from './layout/layout'
import styles from './Step.module.css'

export function Step({ number, title, text }: { number: number; title: ReactNode; text: string }) {
  return (
    <li className={styles.step}>
      <span className={classNames(styles.number, 'h2')} aria-hidden="true">
        {number}
      </span>
      <Stack gap={2}>
        <h3 className="h4">{title}</h3>
        <p className="muted">{text}</p>
      </Stack>
    </li>
  )
}
