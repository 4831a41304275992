import type { RefObject } from 'react'

import { paths } from '@/lib/paths'
import type { SessionUser } from '@/lib/session'
import { ButtonLink } from '@/ui/ButtonLink'
import { useRootMark } from '@/ui/useRootMark'

import { EntryLink } from './EntryLink'
import { Greeting } from './Greeting'
import { accountMenu, type MenuEntry } from './menu'
import { MobileGroup } from './MobileGroup'
import styles from './MobilePanel.module.css'
import { useDismissal } from './useDismissal'
import { usePageScroll } from './usePageScroll'

interface MobilePanelProps {
  id: string
  user: SessionUser | null
  entries: MenuEntry[]
  boxRef: RefObject<HTMLElement | null>
  onLeave: () => void
  onClose: () => void
}

/** Two levels inside the wall, over a dimmed page. Leaves when the page moves, not when it is scrolled itself. */
export function MobilePanel({ id, user, entries, boxRef, onLeave, onClose }: MobilePanelProps) {
  useDismissal(boxRef, 'click', (reason) => (reason === 'escape' ? onClose() : onLeave()))
  usePageScroll(onClose)
  useRootMark('data-menu-open')
  return (
    <div className={styles.panel} id={id}>
      <nav aria-label="Principal">
        <ul className={styles.list}>
          {entries.map((entry) => (
            <li className={styles.item} key={entry.label}>
              {entry.kind === 'group' ? (
                <MobileGroup label={entry.label} group={entry} onChoose={onClose} />
              ) : (
                <EntryLink className={styles.entry} entry={entry} onChoose={onClose} />
              )}
            </li>
          ))}
          {user && (
            <li className={styles.item}>
              <MobileGroup label={<Greeting name={user.name} />} group={accountMenu(user)} onChoose={onClose} />
            </li>
          )}
        </ul>
      </nav>
      <div className={styles.actions}>
        {!user && (
          <>
            <ButtonLink tone="light" block to={paths.login} onClick={onClose}>
              Iniciar sesión
            </ButtonLink>
            <ButtonLink tone="ghostWall" block to={paths.registration} onClick={onClose}>
              Crear cuenta gratuita
            </ButtonLink>
          </>
        )}
        {user?.isTeacher && (
          <ButtonLink tone="light" block to={paths.visitRequest} onClick={onClose}>
            Solicitar visita
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
