import type { SessionUser } from '@/lib/session'
import { PerVisitor } from '@/ui/PerVisitor'

import bar from './BarEntry.module.css'
import styles from './DesktopNav.module.css'
import { EntryLink } from './EntryLink'
import { mainMenu } from './menu'
import { Submenu } from './Submenu'

/** The main menu on the bar itself, from 1024 px. */
export function DesktopNav({ user }: { user: SessionUser | null }) {
  return (
    <nav className={styles.nav} aria-label="Principal">
      <PerVisitor user={user}>
        {(visitor) => (
          <ul className={styles.list}>
            {mainMenu(visitor).map((entry) => (
              <li className={styles.item} key={entry.label}>
                {entry.kind === 'group' ? (
                  <Submenu label={entry.label} group={entry} />
                ) : (
                  <EntryLink className={bar.entry} entry={entry} />
                )}
              </li>
            ))}
          </ul>
        )}
      </PerVisitor>
    </nav>
  )
}
