import type { ReactNode } from 'react'

import { Columns, Stack } from '@/ui/layout/layout'

/** Content with an aside: beside it on wide screens, below it on narrow ones. */
export function WithAside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <Columns gap={7} hasAside>
      <Stack gap={5}>{children}</Stack>
      <div className="sticky">{aside}</div>
    </Columns>
  )
}
