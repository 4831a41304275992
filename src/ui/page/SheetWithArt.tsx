import type { ReactNode } from 'react'

import { Stack } from '@/ui/layout/layout'

import styles from './SheetWithArt.module.css'

interface SheetWithArtProps {
  /** The URL of a drawing with a wall, on the left of wide screens. */
  art: string
  /** Content below the sheet. */
  below?: ReactNode
  children: ReactNode
}

/** A short form in a sheet. On wide screens, a drawing fills its left side. */
export const SheetWithArt = ({ art, below, children }: SheetWithArtProps) => (
  <Stack gap={6}>
    <div className={styles.sheet}>
      {/* Lazy, so that phones, on which the drawing is hidden, do not load it. */}
      <img className={styles.art} src={art} alt="" width="320" height="320" loading="lazy" />
      <Stack gap={5} className={styles.form}>
        {children}
      </Stack>
    </div>
    {below}
  </Stack>
)
