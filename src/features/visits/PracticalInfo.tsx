import { type PracticalTopic, practicalInfo } from '@/content/practicalInfo'
import { classNames } from '@/ui/classNames'
import { Stack } from '@/ui/layout/layout'

import styles from './PracticalInfo.module.css'

interface PracticalInfoProps {
  /** The topics to omit, because the page covers them elsewhere. */
  without?: readonly PracticalTopic[]
  /** Whether to use a single column, for an aside. */
  isAside?: boolean
}

/** Practical information about a visit: hours, duration, directions, access and payment. */
export function PracticalInfo({ without = [], isAside = false }: PracticalInfoProps) {
  const facts = practicalInfo.filter(({ topic }) => !without.includes(topic))
  return (
    <Stack as="section" gap={4} className={classNames(!isAside && styles.section)} aria-labelledby="lo-practico">
      <h2 className={isAside ? 'h3' : undefined} id="lo-practico">
        Lo práctico
      </h2>
      <dl className={classNames(styles.facts, !isAside && styles.wide, facts.length === 4 && styles.four, 'ruled')}>
        {facts.map(({ topic, title, text }) => (
          <div className={styles.fact} key={topic}>
            <dt>{title}</dt>
            <dd className="muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Stack>
  )
}
