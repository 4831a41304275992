import { classNames } from './classNames'
import styles from './FactList.module.css'

interface FactListProps {
  facts: readonly (readonly [term: string, value: string])[]
  /** With a line above and below. */
  ruled?: boolean
}

/** A list of terms with their values. */
export function FactList({ facts, ruled = false }: FactListProps) {
  return (
    <dl className={classNames(styles.facts, ruled && styles.ruled)}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
