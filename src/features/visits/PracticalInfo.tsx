import { groupTopics, practicalInfo } from '@/content/practicalInfo'
import { Stack, Tiles } from '@/ui/layout/layout'

/**
 * Practical information about a visit: hours, duration, directions, access and payment.
 * @param isForFamilies omits the topics that concern only school groups
 */
export function PracticalInfo({ isForFamilies = false }: { isForFamilies?: boolean }) {
  const facts = practicalInfo.filter(({ topic }) => !isForFamilies || !groupTopics.includes(topic))
  return (
    <Stack as="section" gap={4} aria-labelledby="lo-practico">
      <h2 id="lo-practico">Lo práctico</h2>
      <Tiles as="dl" gap={4} columns={isForFamilies ? 2 : 3} className="ruled">
        {facts.map(({ topic, title, text }) => (
          <div key={topic}>
            <dt>
              <strong>{title}</strong>
            </dt>
            <dd className="muted">{text}</dd>
          </div>
        ))}
      </Tiles>
    </Stack>
  )
}
