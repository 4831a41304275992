import type { ApiErrorKind } from '@/api/apiError'

import { messages } from '@/lib/messages'

/** Why a call failed, with the sentence to show. */
export interface Failure {
  message: string
  /** A second sentence, when the server says more. */
  detail?: string
  kind: ApiErrorKind
}

/** Where one call to the server stands. */
export type RequestState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'done'; message: string }
  | { status: 'failed'; failure: Failure }

export const idle: RequestState = { status: 'idle' }
export const loading: RequestState = { status: 'loading' }
export const done = (message: string): RequestState => ({ status: 'done', message })
export const failed = (failure: Failure | undefined): RequestState => ({
  status: 'failed',
  failure: failure ?? { message: messages.serverError, kind: 'fault' },
})
