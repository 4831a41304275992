import type { RefObject } from 'react'

import { paths } from '@/lib/paths'
import type { SessionUser } from '@/lib/session'
import { ButtonLink } from '@/ui/ButtonLink'
import { useRootMark } from '@/ui/useRootMark'

import { EntryLink } from './EntryLink'
import { Greeting } from './Greeting'
import { accountMenu, type MenuEntry } from './menu'
import styleOf from './MobileEntry.module.css'
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

/** The menu on phones, over a dimmed page. It closes when the page scrolls, not when the menu itself does. */
export function MobilePanel({ id, user, entries, boxRef, onLeave, onClose }: MobilePanelProps) {
  useDismissal(boxRef, 'click', (reason) => (reason === 'escape' ? onClose() : onLeave()))
  usePageScroll(onClose)
  useRootMark('data-menu-open')
  return (
    <div className={styles.panel} id={id}>
      <nav aria-label="Principal">
        <ul>
          {entries.map((entry) => (
            <li className={styles.item} key={entry.label}>
              {entry.kind === 'group' ? (
                <MobileGroup label={entry.label} group={entry} onChoose={onClose} />
              ) : (
                <EntryLink className={styleOf.outer} entry={entry} onChoose={onClose} />
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
