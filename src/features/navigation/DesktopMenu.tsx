import { type RefObject, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

import { paths } from '@/lib/paths'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { ButtonLink } from '@/ui/ButtonLink'
import { classNames } from '@/ui/classNames'
import { Icon } from '@/ui/Icon'
import { PlainButton } from '@/ui/PlainButton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

import styles from './DesktopMenu.module.css'
import { EntryLink } from './EntryLink'
import { accountMenu, type InnerGroup, isActive, isForSignedOut, mainMenu, type OuterGroup } from './menu'
import { useDismissal } from './useDismissal'

/** The main menu and the account on the bar itself, from 1024 px. Buttons in outline: the one loud button is the page's. */
export function DesktopMenu() {
  const user = useAppSelector(selectUser)
  return (
    <>
      <nav className={styles.nav} aria-label="Principal">
        <ul className={styles.list}>
          {mainMenu(user).map((entry) => (
            <li className={classNames(styles.item, isForSignedOut(entry) && 'signed-out')} key={entry.label}>
              {entry.kind === 'group' ? (
                <Submenu group={entry} />
              ) : (
                <EntryLink className={styles.barEntry} entry={entry} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className={classNames(styles.end, user === null && 'signed-out')}>
        {!user && (
          <>
            <ButtonLink tone="ghostWall" size="s" to={paths.registration}>
              Regístrate
            </ButtonLink>
            <ButtonLink tone="ghostWall" size="s" to={paths.login}>
              Iniciar sesión
            </ButtonLink>
          </>
        )}
        {user?.isTeacher && (
          <ButtonLink tone="ghostWall" size="s" to={paths.visitRequest}>
            Solicitar visita
          </ButtonLink>
        )}
        {user && <Submenu isAccount group={accountMenu(user)} />}
      </div>
    </>
  )
}

interface SubmenuProps {
  group: OuterGroup
  /** Aligned to the right edge, with its last entry set apart. */
  isAccount?: boolean
}

/** A button of the top bar that opens a panel of entries below it. */
function Submenu({ group, isAccount = false }: SubmenuProps) {
  const { pathname } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  const submenuRef = useRef<HTMLDivElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const panelId = useId()

  function closeAndReturn() {
    buttonRef.current?.focus()
    setIsOpen(false)
  }

  return (
    <div className={classNames(styles.submenu, isAccount && styles.account)} ref={submenuRef}>
      <PlainButton
        className={styles.barEntry}
        ref={buttonRef}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        data-active={isActive(group, pathname) || undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.label}>
          {group.label} {group.hiddenLabel && <VisuallyHidden>{group.hiddenLabel}</VisuallyHidden>}
        </span>
        <Icon className={styles.chevron} name="chevron" />
      </PlainButton>
      {isOpen && (
        <SubmenuPanel
          id={panelId}
          group={group}
          submenuRef={submenuRef}
          onLeave={() => setIsOpen(false)}
          onChoose={closeAndReturn}
        />
      )}
    </div>
  )
}

interface SubmenuPanelProps {
  id: string
  group: OuterGroup
  /** The element around button and panel. A press or focus outside it closes the panel. */
  submenuRef: RefObject<HTMLElement | null>
  onLeave: () => void
  onChoose: () => void
}

function SubmenuPanel({ id, group, submenuRef, onLeave, onChoose }: SubmenuPanelProps) {
  useDismissal(submenuRef, 'pointerdown', (reason) => (reason === 'escape' ? onChoose() : onLeave()))
  return (
    <ul className={styles.panel} id={id}>
      {group.entries.map((entry) => (
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
