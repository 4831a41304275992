import { classNames } from '@/ui/classNames'
import { colourOf } from './lightColours'
import styles from './Lights.module.css'

/** Returns a light's height in percent of the row, from 72 to 100. Adjacent lights always differ. */
const heightOf = (index: number) => 72 + ((index * 13) % 29)

export function Light({ index, lit = false, now = false }: { index: number; lit?: boolean; now?: boolean }) {
  return (
    <i
      className={classNames(styles.light, lit && styles.lit, now && styles.now)}
      style={{ height: `${heightOf(index)}%`, color: colourOf(index) }}
    />
  )
}

/** A row of lights. Hidden from screen readers, because the text beside it shows the same progress. */
export function Lights({ lit, now }: { lit: readonly boolean[]; now?: number | undefined }) {
  return (
    <span
      className={styles.row}
      style={{ gridTemplateColumns: `repeat(${lit.length}, minmax(0, var(--light-width)))` }}
      aria-hidden="true"
    >
      {[...lit.entries()].map(([index, isLit]) => (
        <Light key={index} index={index} lit={isLit} now={index === now} />
      ))}
    </span>
  )
}
