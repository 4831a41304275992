import type { ReactNode } from 'react'

import { LoadingBlock } from './LoadingBlock'
import { Skeleton } from './Skeleton'
import { useIsLive } from './useIsLive'

interface WhenLiveProps {
  /** CSS length: about the height of what will stand here. */
  height: string
  children: ReactNode
}

/** What only the running application can draw, such as a form with its draft: until then, its place. */
export function WhenLive({ height, children }: WhenLiveProps) {
  return useIsLive() ? (
    children
  ) : (
    <LoadingBlock>
      <Skeleton height={height} />
    </LoadingBlock>
  )
}
