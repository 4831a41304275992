import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'

import { classNames } from '@/ui/classNames'
import { PageHead } from '@/ui/PageHead'
import { PageTitle } from '@/ui/PageTitle'
import { Stack } from '@/ui/layout/layout'

import styles from './PageHeader.module.css'

interface PageHeaderProps {
  title: string
  lead: ReactNode
  /** Replaces the lead for some users. It has the lead's space, so that hydration moves nothing below it. */
  insteadOfLead?: ReactNode
  /** The last item is the current page and has no `to`. */
  breadcrumb: readonly { label: string; to?: string }[]
  /** The URL of an `art/puerta-*.svg`: a door with the page's subject inside. All these files have the same size. */
  door: string
  /** The document title without the museum's name; by default `title`. */
  documentTitle?: string | undefined
  /** The meta description. Defaults to `lead` if that is a string. */
  description?: string | undefined
}

/** The header of an informational page: document title, breadcrumb, h1 and lead, with the drawing of a door. */
export function PageHeader({
  title,
  lead,
  insteadOfLead = null,
  breadcrumb,
  door,
  documentTitle = title,
  description = typeof lead === 'string' ? lead : undefined,
}: PageHeaderProps) {
  const { pathname } = useLocation()
  return (
    <div className={classNames(styles.header, 'on-wall')}>
      <PageHead title={documentTitle} description={description} />
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
        <div className={classNames(styles.lead, 'lead')}>
          <p>{lead}</p>
          {insteadOfLead !== null && <p>{insteadOfLead}</p>}
        </div>
      </Stack>
      {/* Last in the HTML, because the drawing is at the bottom and would move down while the text loads. */}
      <img className={styles.art} src={door} alt="" width="1500" height="260" />
    </div>
  )
}
