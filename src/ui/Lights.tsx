import { classNames } from './classNames'
import styles from './Lights.module.css'

// Per cent of the row's height.
const HEIGHTS = [72, 84, 76, 92, 80, 96, 85, 100, 77, 93, 83, 99, 88, 80, 92]
const AMBER = 8
const GLASS = ['pink', 'jade', 'sky', 'orange', 'indigo'] as const

const colourOf = (index: number) =>
  index < AMBER ? (index % 2 === 0 ? 'amber' : 'dawn') : (GLASS[(index - AMBER) % GLASS.length] ?? 'amber')

/** One light of a row. Decorative. @param index decides its height and colour */
export function Light({ index, lit = false, now = false }: { index: number; lit?: boolean; now?: boolean }) {
  return (
    <i
      className={classNames(styles.light, lit && styles.lit, now && styles.now, styles[colourOf(index)])}
      style={{ height: `${HEIGHTS[index % HEIGHTS.length] ?? 80}%` }}
    />
  )
}

interface LightsProps {
  /** For each light, whether it is on. */
  lit: readonly boolean[]
  /** The index of the current one. */
  now?: number | undefined
  size: 's' | 'l'
}

/** A row of lights. Decorative: the text next to it says how many are on. */
export function Lights({ lit, now, size }: LightsProps) {
  return (
    <span className={classNames(styles.row, styles[size])} aria-hidden="true">
      {[...lit.entries()].map(([index, isLit]) => (
        <Light key={index} index={index} lit={isLit} now={index === now} />
      ))}
    </span>
  )
}
