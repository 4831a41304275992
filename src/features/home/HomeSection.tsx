import type { ReactNode } from 'react'

import { classNames } from '@/ui/classNames'
import { Stack } from '@/ui/layout/layout'

import styles from './HomeSection.module.css'

/** A full-width part of the home page. */
export function HomeBand({ isWall = false, children }: { isWall?: boolean; children: ReactNode }) {
  return (
    <div className={classNames(styles.band, isWall && 'on-wall')}>
      <div className="container">{children}</div>
    </div>
  )
}

interface HomeSectionProps {
  /** The element's id, which is also the last part of the section's URL, if the section has a URL. */
  id: string
  title: string
  /** A link to the section's page, beside the title on wide screens. */
  action?: ReactNode
  /** Places the title and the action at the left of the content on wide screens. */
  aside?: boolean
  children: ReactNode
}

export function HomeSection({ id, title, action, aside = false, children }: HomeSectionProps) {
  return (
    <section className={classNames(styles.section, aside && styles.aside)} id={id} aria-labelledby={`${id}-titulo`}>
      <h2 className="h1" id={`${id}-titulo`} tabIndex={-1}>
        {title}
      </h2>
      <Stack gap={5} className={styles.body}>
        {children}
      </Stack>
      {action && <div className={styles.action}>{action}</div>}
    </section>
  )
}
