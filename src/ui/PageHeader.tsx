import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'

import umbral from '@/art/umbral.svg?inline'

import { classNames } from './classNames'
import { PageHead } from './PageHead'
import styles from './PageHeader.module.css'
import { PageTitle } from './PageTitle'

interface PageHeaderProps {
  title: string
  lead?: ReactNode
  /** The way here; the last one, without `to`, is this page. */
  breadcrumb?: { label: string; to?: string | undefined }[] | undefined
  /** `mid` moves the door to the centre on wide screens, when an aside rises on the right. */
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
    <div className={classNames(styles.header, door === 'mid' && styles.mid, 'on-wall')}>
      <PageHead title={documentTitle} description={description} />
      <img className={styles.art} src={umbral} alt="" width="1500" height="260" />
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
    </div>
  )
}
