import type { ReactNode } from 'react'

import umbral from '@/art/umbral.svg'
import umbralPhone from '@/art/umbral-movil.svg?inline'

import { classNames } from '@/ui/classNames'
import styles from './PageWall.module.css'

interface PageWallProps {
  /** Where the door of the drawing is on wide screens; `mid` where an aside covers the right side. */
  door?: 'end' | 'mid' | undefined
  /** Lower on wide screens, where a form follows. */
  low?: boolean | undefined
  className?: string | undefined
  children?: ReactNode
}

/** The dark background of a page header, with its drawing of a door. */
export const PageWall = ({ door = 'end', low = false, className, children }: PageWallProps) => (
  <div className={classNames(styles.wall, low && styles.low, door === 'mid' && styles.mid, 'on-wall', className)}>
    {children}
    {/* Last in the HTML: it is at the bottom, and would shift while the text before it is still arriving. */}
    <picture>
      <source media="(max-width: 47.99em)" srcSet={umbralPhone} width="503" height="260" />
      <img className={styles.art} src={umbral} alt="" width="1500" height="260" />
    </picture>
  </div>
)
