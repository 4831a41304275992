import type { ReactNode } from 'react'

import { practicalInfo } from '@/content/practicalInfo'
import { Stack, Tiles } from '@/ui/layout/layout'

export const PracticalFacts = ({ facts, columns }: { facts: Record<string, ReactNode>; columns?: 3 }) => (
  <Tiles as="dl" gap={4} columns={columns}>
    {Object.entries(facts).map(([term, fact]) => (
      <div key={term}>
        <dt>
          <strong>{term}</strong>
        </dt>
        <dd className="muted">{fact}</dd>
      </div>
    ))}
  </Tiles>
)

export const PracticalInfo = () => (
  <Stack as="section" gap={4} aria-labelledby="lo-practico">
    <h2 id="lo-practico">Lo práctico</h2>
    <div className="ruled">
      <PracticalFacts facts={practicalInfo} columns={3} />
    </div>
  </Stack>
)
