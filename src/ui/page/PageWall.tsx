import type { ReactNode } from 'react'

import book from '@/art/puerta-libro.svg'
import fifteen from '@/art/puerta-quince.svg'
import group from '@/art/puerta-grupo.svg'
import person from '@/art/puerta-persona.svg'
import umbral from '@/art/umbral.svg'
import umbralPhone from '@/art/umbral-movil.svg?inline'

import { classNames } from '@/ui/classNames'
import styles from './PageWall.module.css'

/** Who or what stands in the door, on a drawing as large as that of the door on a phone. */
const figures = { book, fifteen, group, person }

export interface PageWallProps {
  /** Where the door of the drawing is on wide screens; `mid` where an aside covers the right side. */
  door?: 'end' | 'mid' | undefined
  /** What stands in the door: of a visit the group, of resources the book, of the questionnaire its fifteen questions, of an account the person. */
  inDoor?: keyof typeof figures | undefined
  /** Lower on wide screens, where a form follows. */
  low?: boolean | undefined
  className?: string | undefined
  children?: ReactNode
}

/** The dark background of a page header, with its drawing of a door. */
export const PageWall = ({ door = 'end', inDoor, low = false, className, children }: PageWallProps) => (
  <div className={classNames(styles.wall, low && styles.low, door === 'mid' && styles.mid, 'on-wall', className)}>
    {children}
    {/* Last in the HTML: it is at the bottom, and would shift while the text before it is still arriving. */}
    <picture>
      <source media="(max-width: 47.99em)" srcSet={umbralPhone} width="503" height="260" />
      <img className={styles.art} src={umbral} alt="" width="1500" height="260" />
    </picture>
    {inDoor && <img className={styles.art} src={figures[inDoor]} alt="" width="503" height="260" />}
  </div>
)
