import { classNames } from './classNames'
import styles from './FactList.module.css'

interface FactListProps {
  facts: readonly (readonly [term: string, value: string])[]
  isCompact?: boolean
}

/** Labels with their values. A value of underscores is a line to write on. */
export function FactList({ facts, isCompact = false }: FactListProps) {
  return (
    <dl className={classNames(styles.facts, isCompact && styles.compact)}>
      {facts.map(([term, value]) => (
        <div key={term} className={/^_+$/.test(value) ? styles.blank : undefined}>
          <dt className="muted">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
