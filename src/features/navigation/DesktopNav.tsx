import type { SessionUser } from '@/lib/session'
import { classNames } from '@/ui/classNames'

import bar from './BarEntry.module.css'
import styles from './DesktopNav.module.css'
import { EntryLink } from './EntryLink'
import { isForSignedOut, mainMenu } from './menu'
import { Submenu } from './Submenu'

/** The main menu on the bar itself, from 1024 px. */
export function DesktopNav({ user }: { user: SessionUser | null }) {
  return (
    <nav className={styles.nav} aria-label="Principal">
      <ul className={styles.list}>
        {mainMenu(user).map((entry) => (
          <li className={classNames(styles.item, isForSignedOut(entry) && 'signed-out')} key={entry.label}>
            {entry.kind === 'group' ? (
              <Submenu label={entry.label} group={entry} />
            ) : (
              <EntryLink className={bar.entry} entry={entry} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
