import type { ReactNode } from 'react'

import { classNames } from '@/ui/classNames'
import styles from './FormLayout.module.css'

interface FormLayoutProps {
  /** Two fields per row from 640 px. */
  pairs?: boolean | undefined
  children: ReactNode
}

/** Sets the gaps between the fields of a form. */
export function FormLayout({ pairs = false, children }: FormLayoutProps) {
  return <div className={classNames(styles.layout, pairs && styles.pairs)}>{children}</div>
}

/** Fills a whole row of a `FormLayout` with `pairs`, unless `isWide` is false. */
export function WideField({ isWide = true, children }: { isWide?: boolean; children: ReactNode }) {
  return <div className={isWide ? styles.wide : undefined}>{children}</div>
}
