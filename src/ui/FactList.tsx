import { classNames } from './classNames'
import styles from './FactList.module.css'

interface FactListProps {
  facts: readonly (readonly [term: string, value: string])[]
  isCompact?: boolean
}

export function FactList({ facts, isCompact = false }: FactListProps) {
  return (
    <dl className={classNames(styles.facts, isCompact && styles.compact)}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt className="muted">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
