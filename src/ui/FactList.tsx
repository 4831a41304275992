import { classNames } from './classNames'
import styles from './FactList.module.css'

interface FactListProps {
  facts: readonly (readonly [term: string, value: string])[]
  /** Whether to draw a line above and below the list. */
  ruled?: boolean
}

export function FactList({ facts, ruled = false }: FactListProps) {
  return (
    <dl className={classNames(styles.facts, ruled && styles.ruled)}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt className="muted">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
