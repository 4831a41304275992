import { Link } from 'react-router-dom'

import { Icon } from '@/ui/Icon'

import type { DirectoryEntry } from './directoryEntries'
import styles from './RowLink.module.css'

/** A whole row that leads somewhere: what, one line about it, an arrow. */
export function RowLink({ title, description, to }: DirectoryEntry) {
  return (
    <Link className={styles.link} to={to}>
      <span className={styles.title}>{title}</span> <span className={styles.description}>{description}</span>
      <Icon className={styles.arrow} name="arrow" />
    </Link>
  )
}
