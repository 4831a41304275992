import { Link } from 'react-router-dom'

import { Icon } from './Icon'
import styles from './RowLink.module.css'

interface RowLinkProps {
  title: string
  /** One line about it. */
  description: string
  to: string
}

/** A whole row that leads somewhere: what, one line about it, an arrow. */
export function RowLink({ title, description, to }: RowLinkProps) {
  return (
    <Link className={styles.link} to={to}>
      <span className={styles.title}>{title}</span> <span className={styles.description}>{description}</span>
      <Icon className={styles.arrow} name="arrow" />
    </Link>
  )
}

/** Rows under one another, ruled. */
export function RowLinks({ rows }: { rows: RowLinkProps[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li className={styles.row} key={row.to + row.title}>
          <RowLink {...row} />
        </li>
      ))}
    </ul>
  )
}
