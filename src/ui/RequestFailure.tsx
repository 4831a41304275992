import type { Failure } from '@/store/request'

import { Note } from './Note'

interface RequestFailureProps {
  failure: Failure
  /** What to check first when nobody knows whether it arrived. */
  unknown: string
  /** That it did not arrive, and what to do. */
  refused: string
}

/** Why something did not go through. Without an answer nobody knows whether it arrived, and it says so. */
export function RequestFailure({ failure: { kind, message }, unknown, refused }: RequestFailureProps) {
  return (
    <Note tone="bad" live="assertive" title={message}>
      {/* Behind a 5xx it may have arrived too: the one in between gave up, or the server failed after the work. */}
      <p>{kind === 'refused' ? refused : unknown}</p>
    </Note>
  )
}
