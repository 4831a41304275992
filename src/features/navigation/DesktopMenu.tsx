import { useId } from 'react'
import { useLocation } from 'react-router-dom'

import { paths } from '@/model/paths'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { ButtonLink } from '@/ui/ButtonLink'
import { classNames } from '@/ui/classNames'
import { Icon } from '@/ui/Icon'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

import styles from './DesktopMenu.module.css'
import { EntryLink } from './EntryLink'
import { accountMenu, type InnerGroup, isActive, isForSignedOut, mainMenu, type OuterGroup } from './menu'
import { useMenu } from './useMenu'

/**
 * The main menu and the account menu in the top bar, from 1024 px. Their buttons are outlined, so that the page's own
 * button stands out.
 */
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
                <EntryLink className={classNames(styles.barEntry, 'ring-inside')} entry={entry} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className={classNames(styles.end, user === null && 'signed-out')}>
        {!user && (
          <ButtonLink tone="ghostWall" size="s" to={paths.login}>
            Iniciar sesión
          </ButtonLink>
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
  /** Aligns the panel to the right edge, and separates its last entry from the others. */
  isAccount?: boolean
}

/** A menu in the top bar. A `<details>` opens even before hydration. */
function Submenu({ group, isAccount = false }: SubmenuProps) {
  const { pathname } = useLocation()
  const { ref, summaryRef, closeAndReturn } = useMenu('pointerdown')

  return (
    <details className={classNames(styles.submenu, isAccount && styles.account)} ref={ref} name="menu">
      <summary className={classNames(styles.summary, 'summary ring-inside')} ref={summaryRef}>
        {/* The flex row is a child, because Safari 15 ignores `display: flex` on `<summary>`. */}
        <span className={styles.barEntry} data-active={isActive(group, pathname) || undefined}>
          <span className={styles.label}>
            <span aria-hidden={group.spokenLabel !== undefined || undefined}>{group.label}</span>{' '}
            {group.spokenLabel !== undefined && <VisuallyHidden>{group.spokenLabel}</VisuallyHidden>}
          </span>
          <Icon className="chevron" name="chevron" />
        </span>
      </summary>
      <ul className={classNames(styles.panel, 'ring-inside edge')}>
        {group.entries.map((entry) => (
          <li key={entry.label}>
            {entry.kind === 'group' ? (
              <TitledEntries group={entry} onChoose={closeAndReturn} />
            ) : (
              <EntryLink className={styles.entry} entry={entry} onChoose={closeAndReturn} />
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

function TitledEntries({ group, onChoose }: { group: InnerGroup; onChoose: () => void }) {
  const titleId = useId()
  return (
    <>
      <p className={classNames(styles.title, 'small muted')} id={titleId}>
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
