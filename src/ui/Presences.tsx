import { classNames } from './classNames'
import { drawnPresences, type PresenceGroup } from './presences'
import styles from './Presences.module.css'

/** One slender slab of light per person. Drawing only: the numbers are said in words beside it. */
export function Presences({ groups }: { groups: readonly PresenceGroup[] }) {
  return (
    <div className={styles.presences} aria-hidden="true">
      {drawnPresences(groups).slabs.map(({ id, kind, height }) => (
        <i key={id} className={classNames(styles.slab, styles[kind])} style={{ height }} />
      ))}
    </div>
  )
}
