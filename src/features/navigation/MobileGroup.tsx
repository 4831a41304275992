import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

import { classNames } from '@/ui/classNames'
import { Icon } from '@/ui/Icon'

import { EntryLink } from './EntryLink'
import { isActive, type OuterGroup } from './menu'
import styleOf from './MobileEntry.module.css'
import styles from './MobileGroup.module.css'

interface MobileGroupProps {
  label: ReactNode
  group: OuterGroup
  /** 2 for a group inside another one. */
  level?: 1 | 2
  onChoose: () => void
}

/** Entries below a title that expands them. */
export function MobileGroup({ label, group, level = 1, onChoose }: MobileGroupProps) {
  const { pathname } = useLocation()
  return (
    <details className={styles.group}>
      <summary className={styles.summary}>
        {/* The row stands inside, because Safari 15 does not lay out a summary itself as a flex box. */}
        <span
          className={level === 1 ? styleOf.outer : styleOf.inner}
          data-active={isActive(group, pathname) || undefined}
        >
          <span className={styles.label}>{label}</span>
          <Icon className={classNames(styles.chevron, level === 1 && styles.first)} name="chevron" />
        </span>
      </summary>
      <ul className={classNames(styles.list, level === 2 && styles.deep)}>
        {group.entries.map((entry) => (
          <li key={entry.label}>
            {entry.kind === 'group' ? (
              <MobileGroup label={entry.label} group={entry} level={2} onChoose={onChoose} />
            ) : (
              <EntryLink className={styleOf.inner} entry={entry} onChoose={onChoose} />
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
