import type { ReactNode } from 'react'

import type { SessionUser } from '@/lib/session'
import { exampleVisitors, visitorKind } from '@/lib/visitors'

import { classNames } from './classNames'
import styles from './PerVisitor.module.css'
import { useHydrated } from './useHydrated'

interface PerVisitorProps {
  /** Who looks; null for somebody who is not signed in. */
  user: SessionUser | null
  className?: string | undefined
  children: (user: SessionUser | null) => ReactNode
}

/**
 * What depends on who looks. In a page written by the build it is there once for each kind of visitor, and the styles show
 * the one that `firstScript` found out; the application keeps only that.
 */
export function PerVisitor({ user, className, children }: PerVisitorProps) {
  const isHydrated = useHydrated()
  const kind = visitorKind(user)
  const drawn = isHydrated ? ([[kind, user]] as const) : exampleVisitors
  return drawn.map(([name, visitor]) => (
    <div className={classNames(styles.part, className)} data-written-for={isHydrated ? undefined : name} key={name}>
      {children(visitor)}
    </div>
  ))
}
