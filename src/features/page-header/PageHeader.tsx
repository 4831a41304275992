import { Link, useLocation } from 'react-router-dom'

import { classNames } from '@/ui/classNames'
import { PageHead } from '@/ui/PageHead'
import { PageTitle } from '@/ui/PageTitle'
import { Stack } from '@/ui/layout/layout'

import styles from './PageHeader.module.css'

interface PageHeaderProps {
  title: string
  lead: string
  /** The last item, without `to`, is this page. */
  breadcrumb: readonly { label: string; to?: string }[]
  /** The URL of the drawing of a door, with the subject of the page inside: `art/puerta-*.svg`, of one size. */
  door: string
  /** The document title without the museum's name; by default `title`. */
  documentTitle?: string | undefined
}

/** The header of a page to read: document title, breadcrumb, h1 and lead, beside the drawing of a door. */
export function PageHeader({ title, lead, breadcrumb, door, documentTitle = title }: PageHeaderProps) {
  const { pathname } = useLocation()
  return (
    <div className={classNames(styles.header, 'on-wall')}>
      <PageHead title={documentTitle} description={lead} />
      <Stack gap={3} className={classNames(styles.inside, 'container')}>
        <nav className={styles.breadcrumb} aria-label="Ruta de navegación">
          <ol>
            {breadcrumb.map(({ label, to }) => (
              <li key={label}>
                {to === undefined ? <span aria-current="page">{label}</span> : <Link to={to}>{label}</Link>}
              </li>
            ))}
          </ol>
        </nav>
        <PageTitle key={pathname} text={title} className={styles.title} />
        <p className={classNames(styles.lead, 'lead')}>{lead}</p>
      </Stack>
      {/* Last in the HTML: it is at the bottom, and would shift while the text before it is still arriving. */}
      <img className={styles.art} src={door} alt="" width="1500" height="260" />
    </div>
  )
}
