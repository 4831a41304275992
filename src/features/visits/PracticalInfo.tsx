import { practicalInfo } from '@/content/practicalInfo'
import { Stack, Tiles } from '@/ui/layout/layout'

export function PracticalInfo() {
  return (
    <Stack as="section" gap={4} aria-labelledby="lo-practico">
      <h2 id="lo-practico">Lo práctico</h2>
      <Tiles as="dl" gap={4} columns={3} className="ruled">
        {practicalInfo.map(({ title, text }) => (
          <div key={title}>
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
