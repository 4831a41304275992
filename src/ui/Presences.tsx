import { classNames } from './classNames'
import { drawnPresences, type PresenceGroup } from './presenceSlabs'
import styles from './Presences.module.css'

/** Draws a bar for each person. Decorative: the text next to it has the numbers. */
export function Presences({ groups }: { groups: readonly PresenceGroup[] }) {
  return (
    <div className={styles.presences} aria-hidden="true">
      {drawnPresences(groups).slabs.map(({ id, kind, height }) => (
        <i key={id} className={classNames(styles.slab, styles[kind])} style={{ height }} />
      ))}
    </div>
  )
}
