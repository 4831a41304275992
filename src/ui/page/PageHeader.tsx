import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'

import { classNames } from '@/ui/classNames'
import { PageHead } from '@/ui/PageHead'
import styles from './PageHeader.module.css'
import { PageTitle } from '@/ui/PageTitle'
import { PageWall, type PageWallProps } from './PageWall'

interface PageHeaderProps extends Pick<PageWallProps, 'door' | 'inDoor' | 'low'> {
  title: string
  lead?: ReactNode
  /** The last item, without `to`, is this page. */
  breadcrumb?: readonly { label: string; to?: string | undefined }[] | undefined
  /** The document title without the museum's name; by default `title`. */
  documentTitle?: string | undefined
  /** For search engines; by default `lead`. */
  description?: string | undefined
}

/** The header of a page: document title, breadcrumb, h1 and lead. */
export function PageHeader({
  title,
  lead,
  breadcrumb,
  door = 'end',
  inDoor,
  low = false,
  documentTitle = title,
  description = typeof lead === 'string' ? lead : undefined,
}: PageHeaderProps) {
  const { pathname } = useLocation()
  return (
    <PageWall
      door={door}
      inDoor={inDoor}
      low={low}
      className={classNames(low && styles.low, door === 'mid' && styles.mid)}
    >
      <PageHead title={documentTitle} description={description} />
      <div className={classNames(styles.inside, 'container')}>
        {breadcrumb !== undefined && (
          <nav className={styles.breadcrumb} aria-label="Ruta de navegación">
            <ol>
              {breadcrumb.map(({ label, to }) => (
                <li key={label}>
                  {to === undefined ? <span aria-current="page">{label}</span> : <Link to={to}>{label}</Link>}
                </li>
              ))}
            </ol>
          </nav>
        )}
        <PageTitle key={pathname} text={title} className={styles.title} />
        {lead !== undefined && <p className={classNames(styles.lead, 'lead')}>{lead}</p>}
      </div>
    </PageWall>
  )
}
