import type { SessionUser } from '@/model/session'
import { classNames } from '@/ui/classNames'
import { RowLink } from '@/ui/RowLink'

import styles from './Directory.module.css'
import { directoryFor, type DirectoryGroup } from './directoryEntries'

/** Links to common tasks, grouped by audience. */
export function Directory({ user }: { user: SessionUser | null }) {
  return (
    <section className={classNames(styles.directory, 'container')} aria-labelledby="necesidades">
      <h2 className={styles.title} id="necesidades">
        ¿Qué necesitas hacer hoy?
      </h2>
      <div className={user ? undefined : 'signed-out'}>
        {directoryFor(user).map((group) => (
          <Group key={group.audience} {...group} />
        ))}
      </div>
    </section>
  )
}

function Group({ audience, entries }: DirectoryGroup) {
  return (
    <div className={styles.group}>
      <h3 className={styles.name}>{audience}</h3>
      <ul className={styles.rows}>
        {entries.map((entry) => (
          <li className={styles.row} key={entry.title}>
            <RowLink {...entry} />
          </li>
        ))}
      </ul>
    </div>
  )
}
