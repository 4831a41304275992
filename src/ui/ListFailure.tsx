import type { RequestState } from '@/store/request'

import { LoadFailure } from './LoadFailure'

interface ListFailureProps {
  request: RequestState
  onRetry: () => unknown
}

/** Stands where a list's choices would be when it could not be loaded; nothing otherwise. */
export function ListFailure({ request, onRetry }: ListFailureProps) {
  if (request.status !== 'failed') return null
  return <LoadFailure message={request.failure.message} onRetry={onRetry} />
}
