import type { SessionUser } from '@/model/session'
import { classNames } from '@/ui/classNames'
import { Columns, Stack } from '@/ui/layout/layout'
import { RowLink } from '@/ui/RowLink'

import styles from './Directory.module.css'
import { directoryFor, type DirectoryGroup } from './directoryEntries'

/** Links to common tasks, grouped by audience. */
export function Directory({ user }: { user: SessionUser | null }) {
  return (
    <Stack as="section" gap={6} className={classNames(styles.directory, 'container')} aria-labelledby="necesidades">
      <h2 id="necesidades">¿Qué necesitas hacer hoy?</h2>
      <Stack gap={6} className={user ? undefined : 'signed-out'}>
        {directoryFor(user).map((group) => (
          <Group key={group.audience} {...group} />
        ))}
      </Stack>
    </Stack>
  )
}

function Group({ audience, entries }: DirectoryGroup) {
  return (
    <Columns gap={3} ratio="1:2" className={styles.group}>
      <h3 className={classNames(styles.name, 'text-title')}>{audience}</h3>
      <ul className={classNames(styles.rows, 'rows')}>
        {entries.map((entry) => (
          <li key={entry.title}>
            <RowLink {...entry} />
          </li>
        ))}
      </ul>
    </Columns>
  )
}
