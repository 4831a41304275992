import type { ReactNode } from 'react'

import { classNames } from '@/ui/classNames'

import styles from './HomeSection.module.css'

interface HomeSectionProps {
  /** What the address after /home/ says, for the sections that have one; otherwise just an id. */
  id: string
  title: string
  lead?: ReactNode
  ground: 'surface' | 'sunken' | 'page' | 'wall'
  /** The title stands beside the rest where there is room. */
  aside?: boolean
  children: ReactNode
}

/** One block of the home page. Its title takes focus when the address leads to it. */
export function HomeSection({ id, title, lead, ground, aside = false, children }: HomeSectionProps) {
  return (
    <section
      className={classNames(styles.section, styles[ground], ground === 'wall' && 'on-wall', 'below-fold')}
      id={id}
      aria-labelledby={`${id}-titulo`}
    >
      <div className={classNames('container', aside && styles.beside)}>
        <div className={classNames(styles.head, aside && styles.still)}>
          <h2 className={styles.title} id={`${id}-titulo`} tabIndex={-1}>
            {title}
          </h2>
          {lead !== undefined && <p className={classNames(styles.lead, 'lead')}>{lead}</p>}
        </div>
        <div>{children}</div>
      </div>
    </section>
  )
}
