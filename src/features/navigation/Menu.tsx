import { useId } from 'react'
import { useLocation } from 'react-router-dom'

import { paths } from '@/model/paths'
import { useUser } from '@/store/hooks'
import { ButtonLink } from '@/ui/ButtonLink'
import { classNames } from '@/ui/classNames'
import { Icon } from '@/ui/Icon'
import { useRootAttribute } from '@/ui/useRootAttribute'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

import { EntryLink } from './EntryLink'
import { accountMenu, type InnerGroup, isActive, mainMenu, type OuterGroup } from './menuEntries'
import styles from './Menu.module.css'
import { useDismissalOnScroll, useMenu } from './useMenu'

/** The menus and main buttons: in the top bar from 1024 px, otherwise in the panel of the first `<details>`. */
export function Menu() {
  const user = useUser()
  const { menuRef, toggleRef, isOpen, closeAndReturn } = useMenu()
  return (
    <>
      <div className={styles.menu} ref={menuRef}>
        <details className={styles.toggle} ref={toggleRef}>
          <summary className="summary ring-inside">
            <span className={`${styles.toOpen} icon-line`}>
              <Icon name="menu" />
              Menú
            </span>
            <span className={`${styles.toClose} icon-line`}>
              <Icon name="close" />
              Cerrar
            </span>
          </summary>
        </details>
        <div className={styles.panel}>
          <nav aria-label="Principal">
            <ul className={styles.list}>
              {mainMenu(user).map((entry) => (
                <li className={classNames(styles.item, 'isForSignedOut' in entry && 'signed-out')} key={entry.label}>
                  {entry.kind === 'group' ? (
                    <Submenu group={entry} onChoose={closeAndReturn} />
                  ) : (
                    <EntryLink
                      className={classNames(styles.outer, 'ring-inside')}
                      entry={entry}
                      onChoose={closeAndReturn}
                    />
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <div className={classNames(styles.end, user === null && 'signed-out')}>
            {user && <Submenu isAccount group={accountMenu(user)} onChoose={closeAndReturn} />}
            {user?.isTeacher !== false && (
              <div className={styles.buttons}>
                <ButtonLink
                  tone="ghostWall"
                  size="s"
                  to={user ? paths.visitRequest : paths.login}
                  onClick={closeAndReturn}
                >
                  {user ? 'Solicitar visita' : 'Iniciar sesión'}
                </ButtonLink>
                {/* Only in the panel. */}
                {!user && (
                  <ButtonLink tone="ghostWall" size="s" to={paths.registration} onClick={closeAndReturn}>
                    Crear cuenta
                  </ButtonLink>
                )}
              </div>
            )}
          </div>
        </div>
      </div>
      <div className={styles.scrim} />
      {isOpen && <WhileOpen onScroll={closeAndReturn} />}
    </>
  )
}

/** Closes the panel when the page scrolls, but not when the panel scrolls. */
function WhileOpen({ onScroll }: { onScroll: () => void }) {
  useDismissalOnScroll(onScroll)
  useRootAttribute('data-menu-open')
  return null
}

interface SubmenuProps {
  group: OuterGroup
  /** In the bar, aligns the entries to the right edge. */
  isAccount?: boolean
  onChoose: () => void
}

function Submenu({ group, isAccount = false, onChoose }: SubmenuProps) {
  const { pathname } = useLocation()
  return (
    <details className={classNames(styles.submenu, isAccount && styles.account)}>
      <summary className={classNames(styles.summary, 'summary ring-inside')}>
        {/* The flex row is a child, because Safari 15 ignores `display: flex` on `<summary>`. */}
        <span className={styles.outer} data-active={isActive(group, pathname) || undefined}>
          <span className={styles.label}>
            <span aria-hidden={group.spokenLabel !== undefined || undefined}>{group.label}</span>{' '}
            {group.spokenLabel !== undefined && <VisuallyHidden>{group.spokenLabel}</VisuallyHidden>}
          </span>
          <Icon className="chevron" name="chevron" />
        </span>
      </summary>
      <ul className={classNames(styles.entries, 'ring-inside edge')}>
        {group.entries.map((entry) => (
          <li key={entry.label}>
            {entry.kind === 'group' ? (
              <TitledEntries group={entry} onChoose={onChoose} />
            ) : (
              <EntryLink className={styles.inner} entry={entry} onChoose={onChoose} />
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
      <p className={classNames(styles.title, 'small')} id={titleId}>
        {group.label}
      </p>
      <ul className={styles.deep} aria-labelledby={titleId}>
        {group.entries.map((entry) => (
          <li key={entry.label}>
            <EntryLink className={styles.inner} entry={entry} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </>
  )
}
