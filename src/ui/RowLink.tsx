import { Link } from 'react-router-dom'

import { Icon } from './Icon'
import { Tiles } from './layout/layout'
import styles from './RowLink.module.css'

interface RowLinkProps {
  id?: string
  title: string
  description: string
  to: string
}

function RowLink({ id, title, description, to }: RowLinkProps) {
  return (
    <Link id={id} className={styles.link} to={to}>
      <span className="h3">
        {title}
        <Icon className={styles.arrow} name="arrow" size="inline" />
      </span>{' '}
      <span className={`${styles.description} muted`}>{description}</span>
    </Link>
  )
}

/** Links in rows, two side by side on wide screens. */
export const RowLinks = ({ rows }: { rows: RowLinkProps[] }) => (
  <Tiles as="ul" gap={1} className="rows">
    {rows.map((row) => (
      <li key={row.to + row.title}>
        <RowLink {...row} />
      </li>
    ))}
  </Tiles>
)
