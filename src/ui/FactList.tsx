import styles from './FactList.module.css'

interface FactListProps {
  facts: readonly (readonly [term: string, value: string])[]
}

export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt className="muted">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
