import { classNames } from './classNames'
import styles from './Lights.module.css'

// Parts of the row's height. With the widths of the style sheet, even the lowest is five times as tall as wide.
const HEIGHTS = [72, 84, 76, 92, 80, 96, 85, 100, 77, 93, 83, 99, 88, 80, 92]
const AMBER = 8
const GLASS = ['pink', 'jade', 'sky', 'orange', 'indigo'] as const

const colourOf = (place: number) =>
  place < AMBER ? (place % 2 === 0 ? 'amber' : 'dawn') : (GLASS[(place - AMBER) % GLASS.length] ?? 'amber')

/** One presence of a row, dark until it is lit. Drawing only. */
export function Light({ place, lit = false, now = false }: { place: number; lit?: boolean; now?: boolean }) {
  return (
    <i
      className={classNames(styles.light, lit && styles.lit, now && styles.now, styles[colourOf(place)])}
      style={{ height: `${HEIGHTS[place % HEIGHTS.length] ?? 80}%` }}
    />
  )
}

interface LightsProps {
  /** One per presence: whether it is lit. */
  lit: readonly boolean[]
  /** The place of the one that is looked at. */
  now?: number | undefined
  size: 's' | 'l'
}

/** A row of presences that light up one by one. Drawing only: how many are lit is said in words beside it. */
export function Lights({ lit, now, size }: LightsProps) {
  return (
    <span className={classNames(styles.row, styles[size])} aria-hidden="true">
      {[...lit.entries()].map(([place, isLit]) => (
        <Light key={place} place={place} lit={isLit} now={place === now} />
      ))}
    </span>
  )
}
