import { classNames } from '@/ui/classNames'

import styles from './DesktopNav.module.css'
import { EntryLink } from './EntryLink'
import type { MenuEntry } from './menu'
import { Submenu } from './Submenu'

/** Who is signed in gets it inside a group. */
const FOR_VISITORS = 'Cuestionarios'

/** The main menu on the bar itself, from 1024 px. */
export function DesktopNav({ entries }: { entries: MenuEntry[] }) {
  return (
    <nav className={styles.nav} aria-label="Principal">
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li className={classNames(styles.item, entry.label === FOR_VISITORS && 'awaits-live')} key={entry.label}>
            {entry.kind === 'group' ? (
              <Submenu label={entry.label} group={entry} />
            ) : (
              <EntryLink className={styles.link} entry={entry} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
