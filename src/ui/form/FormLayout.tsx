import type { ReactNode } from 'react'

import { classNames } from '@/ui/classNames'
import styles from './FormLayout.module.css'

/** Sets the gaps between the fields of a form. @param pairs whether to put two fields in a row from 640 px */
export function FormLayout({ pairs = false, children }: { pairs?: boolean | undefined; children: ReactNode }) {
  return <div className={classNames(styles.layout, pairs && styles.pairs)}>{children}</div>
}

/** Fills a whole row of a `FormLayout` with `pairs`, unless `isWide` is false. */
export function WideField({ isWide = true, children }: { isWide?: boolean; children: ReactNode }) {
  return <div className={isWide ? styles.wide : undefined}>{children}</div>
}
