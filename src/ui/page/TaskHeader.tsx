import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

import { classNames } from '@/ui/classNames'
import { PageHead } from '@/ui/PageHead'
import { PageTitle } from '@/ui/PageTitle'
import { Stack } from '@/ui/layout/layout'

import styles from './TaskHeader.module.css'

interface TaskHeaderProps {
  title: string
  /** A different title for print. */
  printedTitle?: string
  /** A sentence below the title. */
  lead?: ReactNode
  /** The document title, without the site's name. Defaults to `title`. */
  documentTitle?: string | undefined
  /** The meta description. Defaults to `lead` if that is a string. */
  description?: string | undefined
}

/** A compact header for pages with a form or another task, so that the task starts above the fold. */
export function TaskHeader({
  title,
  printedTitle,
  lead,
  documentTitle = title,
  description = typeof lead === 'string' ? lead : undefined,
}: TaskHeaderProps) {
  const { pathname } = useLocation()
  return (
    <div className={classNames(styles.header, 'on-wall')}>
      <PageHead title={documentTitle} description={description} />
      <Stack gap={1} className={classNames(styles.inside, 'container')}>
        <PageTitle key={pathname} text={title} printedText={printedTitle} className={styles.title} />
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </Stack>
    </div>
  )
}
