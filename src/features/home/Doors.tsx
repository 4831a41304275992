import { Link } from 'react-router-dom'

import { classNames } from '@/ui/classNames'
import { Icon } from '@/ui/Icon'
import { Tiles } from '@/ui/layout/layout'

import styles from './Doors.module.css'

type Door = readonly [art: string, title: string, description: string, to: string]

/** Two or three links with a drawing each. Light appears below the drawing on hover. */
export function Doors({ doors }: { doors: readonly Door[] }) {
  return (
    <Tiles as="ul" gap={4} columns={doors.length > 2 ? 3 : undefined}>
      {doors.map(([art, title, description, to]) => (
        <li key={to}>
          <Link className={styles.door} to={to}>
            <span className={styles.wall}>
              <img className={styles.art} src={art} alt="" width="270" height="180" loading="lazy" />
            </span>
            <span className={classNames(styles.who, 'hover-line h3')}>
              {title} <Icon name="arrow" size="inline" />
            </span>{' '}
            <span className="muted">{description}</span>
          </Link>
        </li>
      ))}
    </Tiles>
  )
}
