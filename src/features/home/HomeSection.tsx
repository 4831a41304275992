import type { ReactNode } from 'react'

import { classNames } from '@/ui/classNames'
import { Columns, Stack } from '@/ui/layout/layout'

import styles from './HomeSection.module.css'

interface HomeSectionProps {
  /** The element's id, which is also the last part of the section's URL, if the section has a URL. */
  id: string
  title: string
  lead?: ReactNode
  background: 'surface' | 'sunken' | 'page' | 'wall'
  /** Places the title beside the content on wide screens. */
  aside?: boolean
  children: ReactNode
}

/** A section of the home page. Opening the section's URL moves focus to its title. */
export function HomeSection({ id, title, lead, background, aside = false, children }: HomeSectionProps) {
  const Parts = aside ? Columns : Stack
  return (
    <section
      className={classNames(styles.section, styles[background], background === 'wall' && 'on-wall')}
      id={id}
      aria-labelledby={`${id}-titulo`}
    >
      <Parts gap={6} ratio="1:2" className="container">
        <Stack gap={3} className={aside ? 'sticky' : undefined}>
          <h2 id={`${id}-titulo`} tabIndex={-1}>
            {title}
          </h2>
          {lead !== undefined && (
            <p className={classNames(background === 'wall' ? styles.onWall : 'muted', 'lead')}>{lead}</p>
          )}
        </Stack>
        <div>{children}</div>
      </Parts>
    </section>
  )
}
