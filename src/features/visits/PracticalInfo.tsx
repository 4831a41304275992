import { type PracticalTopic, practicalInfo } from '@/content/practicalInfo'
import { Stack, Tiles } from '@/ui/layout/layout'

interface PracticalInfoProps {
  /** The topics to omit, because the page covers them elsewhere. */
  without?: readonly PracticalTopic[]
  /** Whether to use a single column, for an aside. */
  isAside?: boolean
}

/** Practical information about a visit: hours, duration, directions, access and payment. */
export function PracticalInfo({ without = [], isAside = false }: PracticalInfoProps) {
  const facts = practicalInfo.filter(({ topic }) => !without.includes(topic))
  const Facts = isAside ? Stack : Tiles
  return (
    <Stack as="section" gap={4} aria-labelledby="lo-practico">
      <h2 className={isAside ? 'h3' : undefined} id="lo-practico">
        Lo práctico
      </h2>
      <Facts as="dl" gap={4} columns={facts.length === 4 ? 2 : 3} className="ruled">
        {facts.map(({ topic, title, text }) => (
          <div key={topic}>
            <dt>
              <strong>{title}</strong>
            </dt>
            <dd className="muted">{text}</dd>
          </div>
        ))}
      </Facts>
    </Stack>
  )
}
