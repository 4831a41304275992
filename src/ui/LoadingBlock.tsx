import type { ReactNode } from 'react'

import { Stack } from './layout/layout'
import { VisuallyHidden } from './VisuallyHidden'

/** Announces `label` once for all the skeletons inside. */
export function LoadingBlock({ label = 'Cargando…', children }: { label?: string; children: ReactNode }) {
  return (
    <Stack gap={3} data-loading="">
      <VisuallyHidden>
        <output>{label}</output>
      </VisuallyHidden>
      {children}
    </Stack>
  )
}
