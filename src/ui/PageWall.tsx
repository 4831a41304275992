import type { ReactNode } from 'react'

import umbral from '@/art/umbral.svg'
import umbralPhone from '@/art/umbral-movil.svg?inline'

import { classNames } from './classNames'
import styles from './PageWall.module.css'

interface PageWallProps {
  /** `mid` moves the door to the centre on wide screens, when an aside rises on the right. */
  door?: 'end' | 'mid' | undefined
  className?: string | undefined
  children?: ReactNode
}

/** The wall with an open door that stands above every page. What a phone sees of it comes inside the page. */
export const PageWall = ({ door = 'end', className, children }: PageWallProps) => (
  <div className={classNames(styles.wall, door === 'mid' && styles.mid, 'on-wall', className)}>
    {children}
    {/* Last, because it stands at the foot: painted before all words have arrived, it would sink with each. */}
    <picture>
      <source media="(max-width: 47.99em)" srcSet={umbralPhone} width="503" height="260" />
      <img className={styles.art} src={umbral} alt="" width="1500" height="260" />
    </picture>
  </div>
)
