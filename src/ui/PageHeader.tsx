import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'

import { classNames } from './classNames'
import { PageHead } from './PageHead'
import styles from './PageHeader.module.css'
import { PageTitle } from './PageTitle'
import { PageWall } from './PageWall'

interface PageHeaderProps {
  title: string
  lead?: ReactNode
  /** The way here; the last one, without `to`, is this page. */
  breadcrumb?: readonly { label: string; to?: string | undefined }[] | undefined
  /** See `PageWall`. */
  door?: 'end' | 'mid' | undefined
  /** The browser tab's text before the museum's name. */
  documentTitle?: string | undefined
  /** What a search engine shows of the page; by default what it says under its title. */
  description?: string | undefined
}

/** The wall with an open door above every page. On each change of page it takes focus, so that the new title is read. */
export function PageHeader({
  title,
  lead,
  breadcrumb,
  door = 'end',
  documentTitle = title,
  description = typeof lead === 'string' ? lead : undefined,
}: PageHeaderProps) {
  const { pathname } = useLocation()
  return (
    <PageWall door={door} className={door === 'mid' ? styles.mid : undefined}>
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
