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

/** A short form in a sheet. On wide screens, the header's wall continues on the left, with a drawing. */
export const SheetWithArt = ({ art, below, children }: SheetWithArtProps) => (
  <div className={styles.columns}>
    {/* Lazy, so that phones, on which the drawing is hidden, do not load it. */}
    <img className={styles.art} src={art} alt="" width="320" height="320" loading="lazy" />
    <Stack gap={6}>
      <Stack gap={5} className={styles.sheet}>
        {children}
      </Stack>
      {below}
    </Stack>
  </div>
)
