import { type ReactNode, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

import { classNames } from '@/ui/classNames'
import { Icon } from '@/ui/Icon'

import { isActive, type OuterGroup } from './menu'
import styles from './Submenu.module.css'
import { SubmenuPanel } from './SubmenuPanel'

interface SubmenuProps {
  label: ReactNode
  group: OuterGroup
  /** `account` hangs from the right edge and sets its last entry apart. */
  kind?: 'section' | 'account'
}

/** A button of the bar that opens a panel of entries under it. */
export function Submenu({ label, group, kind = 'section' }: SubmenuProps) {
  const { pathname } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  const boxRef = useRef<HTMLDivElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const panelId = useId()

  function closeAndReturn() {
    buttonRef.current?.focus()
    setIsOpen(false)
  }

  return (
    <div className={classNames(styles.box, styles[kind])} ref={boxRef}>
      <button
        className={styles.button}
        ref={buttonRef}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        data-active={isActive(group, pathname) || undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.label}>{label}</span>
        <Icon className={styles.chevron} name="chevron" />
      </button>
      {isOpen && (
        <SubmenuPanel
          id={panelId}
          kind={kind}
          entries={group.entries}
          boxRef={boxRef}
          onLeave={() => setIsOpen(false)}
          onChoose={closeAndReturn}
        />
      )}
    </div>
  )
}
