import { type ReactNode, useId, useState } from 'react'
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

/** A button that expands the entries below it. */
export function MobileGroup({ label, group, level = 1, onChoose }: MobileGroupProps) {
  const { pathname } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  const listId = useId()
  return (
    <>
      <button
        className={level === 1 ? styleOf.outer : styleOf.inner}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        data-active={isActive(group, pathname) || undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.label}>{label}</span>
        <Icon className={classNames(styles.chevron, level === 1 && styles.first)} name="chevron" />
      </button>
      {isOpen && (
        <ul className={classNames(styles.list, level === 2 && styles.deep)} id={listId}>
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
      )}
    </>
  )
}
