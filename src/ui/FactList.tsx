import styles from './FactList.module.css'

export function FactList({ facts }: { facts: readonly (readonly [term: string, value: string])[] }) {
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
