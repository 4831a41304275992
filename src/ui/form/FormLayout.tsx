import type { ReactNode } from 'react'

import { classNames } from '@/ui/classNames'
import styles from './FormLayout.module.css'

interface FormLayoutProps {
  /** Two fields a row where there is room. */
  pairs?: boolean
  children: ReactNode
}

/** The distance between the fields of a form. */
export function FormLayout({ pairs = false, children }: FormLayoutProps) {
  return <div className={classNames(styles.layout, pairs && styles.pairs)}>{children}</div>
}

/** A field that takes the whole row among pairs, unless `isWide` says no. */
export function WideField({ isWide = true, children }: { isWide?: boolean; children: ReactNode }) {
  return <div className={isWide ? styles.wide : undefined}>{children}</div>
}
