import { paths } from '@/lib/paths'
import type { SessionUser } from '@/lib/session'
import { ButtonLink } from '@/ui/ButtonLink'
import { classNames } from '@/ui/classNames'

import { EntryLink } from './EntryLink'
import { Greeting } from './Greeting'
import { accountMenu, isForSignedOut, mainMenu } from './menu'
import styleOf from './MobileEntry.module.css'
import { MobileGroup } from './MobileGroup'
import styles from './MobilePanel.module.css'

interface MobilePanelProps {
  user: SessionUser | null
  onClose: () => void
}

/** The menu on phones, over a dimmed page. */
export function MobilePanel({ user, onClose }: MobilePanelProps) {
  return (
    <div className={styles.panel}>
      <nav aria-label="Principal">
        <ul>
          {mainMenu(user).map((entry) => (
            <li className={classNames(styles.item, isForSignedOut(entry) && 'signed-out')} key={entry.label}>
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
      <div className={classNames(styles.actions, user === null && 'signed-out')}>
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
