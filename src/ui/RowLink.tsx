import { Link } from 'react-router-dom'

import { Icon } from './Icon'
import styles from './RowLink.module.css'

interface RowLinkProps {
  title: string
  description: string
  to: string
}

function RowLink({ title, description, to }: RowLinkProps) {
  return (
    <Link className={styles.link} to={to}>
      <span className="h3">{title}</span> <span className={styles.description}>{description}</span>
      <Icon className={styles.arrow} name="arrow" />
    </Link>
  )
}

export function RowLinks({ rows }: { rows: RowLinkProps[] }) {
  return (
    <ul className="rows">
      {rows.map((row) => (
        <li key={row.to + row.title}>
          <RowLink {...row} />
        </li>
      ))}
    </ul>
  )
}
