import type { ReactNode } from 'react'

import { classNames } from '@/ui/classNames'
import styles from './ChoiceGrid.module.css'

/** Columns on wide screens. `time` is for short figures: two on phones, four from 640 px. `pair`: always two. */
export type ChoiceColumns = 1 | 2 | 3 | 4 | 'time' | 'pair'

const LOOKS = { 1: undefined, 2: styles.two, 3: styles.three, 4: styles.four, time: styles.time, pair: styles.pair }

export function ChoiceGrid({ columns, children }: { columns: ChoiceColumns; children: ReactNode }) {
  return <div className={classNames(styles.grid, LOOKS[columns])}>{children}</div>
}
