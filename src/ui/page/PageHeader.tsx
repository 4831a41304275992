import { Link, useLocation } from 'react-router-dom'

import { classNames } from '@/ui/classNames'
import { Icon } from '@/ui/Icon'
import { PageHead } from '@/ui/PageHead'
import { PageTitle } from '@/ui/PageTitle'
import { Stack } from '@/ui/layout/layout'

import styles from './PageHeader.module.css'

interface PageHeaderProps {
  /** The h1 and the document title. */
  title: string
  /** A sentence below the title. Also the meta description. */
  lead?: string
  /** The meta description of a page without a `lead`. */
  description?: string
  /** The page above this one. A link to it is above the title. */
  parent?: { label: string; to: string }
  /** The URL of an `art/puerta-*.svg`. Without it the header is compact, so that a task starts above the fold. */
  door?: string
  /** The URL of a square drawing whose floor line is at 76% of its height, at the right of a compact header. */
  lamp?: string | undefined
}

export function PageHeader({ title, lead, description = lead, parent, door, lamp }: PageHeaderProps) {
  const { pathname } = useLocation()
  return (
    <div
      className={classNames(styles.header, door ? styles.withDoor : styles.compact, lamp && styles.withLamp, 'on-wall')}
    >
      <PageHead title={title} description={description} />
      <Stack gap={1} className={classNames(styles.inside, 'container')}>
        {parent && (
          <nav className={`${styles.parent} icon-line muted`} aria-label="Ruta de navegación">
            <Icon name="back" size="s" />
            <Link to={parent.to}>{parent.label}</Link>
          </nav>
        )}
        <PageTitle key={pathname} text={title} className={styles.title} />
        {lead !== undefined && <p className={`${styles.lead} muted`}>{lead}</p>}
      </Stack>
      {/* Last in the HTML, because the drawing is at the bottom and would move down while the text loads. */}
      {door !== undefined && <img className={styles.art} src={door} alt="" width="1500" height="260" />}
      {lamp !== undefined && <img className={styles.art} src={lamp} alt="" width="320" height="320" loading="lazy" />}
    </div>
  )
}
