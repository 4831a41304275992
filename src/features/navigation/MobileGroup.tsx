import { type ReactNode, useId, useState } from 'react'
import { useLocation } from 'react-router-dom'

import { classNames } from '@/ui/classNames'
import { Icon } from '@/ui/Icon'

import { EntryLink } from './EntryLink'
import { isActive, type OuterGroup } from './menu'
import styles from './MobileGroup.module.css'

interface MobileGroupProps {
  label: ReactNode
  group: OuterGroup
  /** The second one is inside another group, and darker. */
  level?: 1 | 2
  onChoose: () => void
}

/** Entries that unfold in place under their own button. */
export function MobileGroup({ label, group, level = 1, onChoose }: MobileGroupProps) {
  const { pathname } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  const listId = useId()
  return (
    <>
      <button
        className={classNames(styles.button, level === 1 ? styles.outer : styles.entry)}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        data-active={isActive(group, pathname) || undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.label}>{label}</span>
        <Icon className={styles.chevron} name="chevron" />
      </button>
      {isOpen && (
        <ul className={classNames(styles.list, level === 2 && styles.deep)} id={listId}>
          {group.entries.map((entry) => (
            <li key={entry.label}>
              {entry.kind === 'group' ? (
                <MobileGroup label={entry.label} group={entry} level={2} onChoose={onChoose} />
              ) : (
                <EntryLink className={styles.entry} entry={entry} onChoose={onChoose} />
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
