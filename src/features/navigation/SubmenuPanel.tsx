import { type RefObject, useId } from 'react'

import { classNames } from '@/ui/classNames'

import { EntryLink } from './EntryLink'
import type { InnerGroup, LinkEntry } from './menu'
import styles from './SubmenuPanel.module.css'
import { useDismissal } from './useDismissal'

interface SubmenuPanelProps {
  id: string
  kind: 'section' | 'account'
  entries: (LinkEntry | InnerGroup)[]
  /** The element around button and panel. A press or focus outside it closes the panel. */
  boxRef: RefObject<HTMLElement | null>
  onLeave: () => void
  onChoose: () => void
}

export function SubmenuPanel({ id, kind, entries, boxRef, onLeave, onChoose }: SubmenuPanelProps) {
  useDismissal(boxRef, 'pointerdown', (reason) => (reason === 'escape' ? onChoose() : onLeave()))
  return (
    <ul className={classNames(styles.panel, styles[kind])} id={id}>
      {entries.map((entry) => (
        <li key={entry.label}>
          {entry.kind === 'group' ? (
            <TitledEntries group={entry} onChoose={onChoose} />
          ) : (
            <EntryLink className={styles.entry} entry={entry} onChoose={onChoose} />
          )}
        </li>
      ))}
    </ul>
  )
}

function TitledEntries({ group, onChoose }: { group: InnerGroup; onChoose: () => void }) {
  const titleId = useId()
  return (
    <>
      <p className={styles.title} id={titleId}>
        {group.label}
      </p>
      <ul className={styles.inner} aria-labelledby={titleId}>
        {group.entries.map((entry) => (
          <li key={entry.label}>
            <EntryLink className={styles.entry} entry={entry} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </>
  )
}
