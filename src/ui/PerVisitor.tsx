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
 * Content that depends on who looks. A prerendered page has it once for each kind of visitor, of which the styles show the
 * one that `firstScript` found in the cookies; after hydration only that one is left.
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
