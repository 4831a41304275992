import type { ReactNode } from 'react'

import { practicalInfo } from '@/content/practicalInfo'
import { Columns, Stack } from '@/ui/layout/layout'

export const PracticalFacts = ({ facts }: { facts: Record<string, ReactNode> }) => (
  <dl className="rows">
    {Object.entries(facts).map(([term, fact]) => (
      <Columns gap={1} ratio="1:2" key={term}>
        <dt className="text-title">{term}</dt>
        <dd className="muted">{fact}</dd>
      </Columns>
    ))}
  </dl>
)

export const PracticalInfo = () => (
  <Stack as="section" gap={4} aria-labelledby="lo-practico">
    <h2 id="lo-practico">Lo práctico</h2>
    <PracticalFacts facts={practicalInfo} />
  </Stack>
)
