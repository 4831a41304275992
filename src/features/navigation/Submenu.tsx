import { type ReactNode, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

import { classNames } from '@/ui/classNames'
import { Icon } from '@/ui/Icon'
import { PlainButton } from '@/ui/PlainButton'

import bar from './BarEntry.module.css'
import { isActive, type OuterGroup } from './menu'
import styles from './Submenu.module.css'
import { SubmenuPanel } from './SubmenuPanel'

interface SubmenuProps {
  label: ReactNode
  group: OuterGroup
  /** `account` is aligned to the right edge, and its last entry is set apart. */
  kind?: 'section' | 'account'
}

/** A button of the top bar that opens a panel of entries below it. */
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
      <PlainButton
        className={bar.entry}
        ref={buttonRef}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        data-active={isActive(group, pathname) || undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.label}>{label}</span>
        <Icon className={styles.chevron} name="chevron" />
      </PlainButton>
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
