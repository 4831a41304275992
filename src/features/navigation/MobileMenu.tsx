import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router-dom'

import { paths } from '@/model/paths'
import type { SessionUser } from '@/model/session'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { ButtonLink } from '@/ui/ButtonLink'
import { classNames } from '@/ui/classNames'
import { Icon } from '@/ui/Icon'
import { Stack } from '@/ui/layout/layout'
import { useRootAttribute } from '@/ui/useRootAttribute'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

import { EntryLink } from './EntryLink'
import { accountMenu, isActive, isForSignedOut, mainMenu, type OuterGroup } from './menu'
import styles from './MobileMenu.module.css'
import { useDismissalOnScroll, useMenu } from './useMenu'

/** The whole menu behind one button, below 1024 px. A `<details>` opens even before hydration. */
export function MobileMenu() {
  const user = useAppSelector(selectUser)
  const { ref, summaryRef, isOpen, closeAndReturn } = useMenu('click')

  return (
    <>
      <details className={styles.menu} ref={ref}>
        <summary className={classNames(styles.toggle, 'summary ring-inside')} ref={summaryRef}>
          <span className={styles.toOpen}>
            <Icon name="menu" />
            Menú
          </span>
          <span className={styles.toClose}>
            <Icon name="close" />
            Cerrar
          </span>
        </summary>
        <div className={styles.panel}>
          <nav aria-label="Principal">
            <ul>
              {mainMenu(user).map((entry) => (
                <li className={classNames(styles.item, isForSignedOut(entry) && 'signed-out')} key={entry.label}>
                  {entry.kind === 'group' ? (
                    <Group group={entry} onChoose={closeAndReturn} />
                  ) : (
                    <EntryLink className={styles.outer} entry={entry} onChoose={closeAndReturn} />
                  )}
                </li>
              ))}
              {user && (
                <li className={styles.item}>
                  <Group group={accountMenu(user)} onChoose={closeAndReturn} />
                </li>
              )}
            </ul>
          </nav>
          <Actions user={user} onChoose={closeAndReturn} />
        </div>
      </details>
      <div className={styles.scrim} />
      {isOpen && <WhileOpen menuRef={ref} onClose={closeAndReturn} />}
    </>
  )
}

/** Closes the menu when the page scrolls, but not when the menu scrolls. */
function WhileOpen({ menuRef, onClose }: { menuRef: RefObject<HTMLDetailsElement | null>; onClose: () => void }) {
  useDismissalOnScroll(onClose)
  useRootAttribute('data-menu-open')

  // Collapses all groups on unmount, so that the menu reopens with every group closed.
  useEffect(() => {
    const menu = menuRef.current
    return () => {
      for (const group of menu?.querySelectorAll('details') ?? []) group.open = false
    }
  }, [menuRef])
  return null
}

function Group({ group, level = 1, onChoose }: { group: OuterGroup; level?: 1 | 2; onChoose: () => void }) {
  const { pathname } = useLocation()
  return (
    <details>
      <summary className="summary ring-inside">
        {/* The flex row is a child, because Safari 15 ignores `display: flex` on `<summary>`. */}
        <span
          className={level === 1 ? styles.outer : styles.inner}
          data-active={isActive(group, pathname) || undefined}
        >
          <span className={styles.label}>
            <span aria-hidden={group.spokenLabel !== undefined || undefined}>{group.label}</span>{' '}
            {group.spokenLabel !== undefined && <VisuallyHidden>{group.spokenLabel}</VisuallyHidden>}
          </span>
          <Icon className={classNames(level === 1 && styles.first, 'chevron')} name="chevron" />
        </span>
      </summary>
      <ul className={classNames(styles.list, level === 2 && styles.deep)}>
        {group.entries.map((entry) => (
          <li key={entry.label}>
            {entry.kind === 'group' ? (
              <Group group={entry} level={2} onChoose={onChoose} />
            ) : (
              <EntryLink className={styles.inner} entry={entry} onChoose={onChoose} />
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The buttons below the entries; none for signed-in users who are not teachers. */
function Actions({ user, onChoose }: { user: SessionUser | null; onChoose: () => void }) {
  if (user?.isTeacher === false) return null
  return (
    <Stack gap={3} className={classNames(styles.actions, user === null && 'signed-out')}>
      {!user && (
        <>
          <ButtonLink tone="light" block to={paths.login} onClick={onChoose}>
            Iniciar sesión
          </ButtonLink>
          <ButtonLink tone="ghostWall" block to={paths.registration} onClick={onChoose}>
            Crear cuenta gratuita
          </ButtonLink>
        </>
      )}
      {user?.isTeacher && (
        <ButtonLink tone="light" block to={paths.visitRequest} onClick={onChoose}>
          Solicitar visita
        </ButtonLink>
      )}
    </Stack>
  )
}
