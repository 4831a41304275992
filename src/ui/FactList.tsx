import type { ReactNode } from 'react'

import { classNames } from './classNames'
import styles from './FactList.module.css'

interface FactListProps {
  facts: readonly (readonly [term: string, value: ReactNode])[]
  /** `compact`: each term and its value in a line of text. `rows`: one fact per line, like the values of closed rows. */
  look?: 'compact' | 'rows'
}

/** Labels with their values. A value of underscores is a line to write on. */
export function FactList({ facts, look }: FactListProps) {
  return (
    <dl className={classNames(styles.facts, look && styles[look])}>
      {facts.map(([term, value]) => (
        <div key={term} className={typeof value === 'string' && /^_+$/.test(value) ? styles.blank : undefined}>
          <dt className="muted">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
