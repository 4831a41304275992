import type { ActionReducerMapBuilder, AsyncThunk, Draft } from '@reduxjs/toolkit'

import type { ApiErrorKind } from '@/api/apiError'

import { messages } from '@/lib/messages'

/** Why a call failed, with the sentence to show. */
export interface Failure {
  message: string
  /** A second sentence, when the server says more. */
  detail?: string
  /** The API refuses who is not signed in, where the product asks for no account. */
  wantsSession?: boolean
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

export type ShownThunk<Result, Arg> = Pick<
  AsyncThunk<Result, Arg, { rejectValue: Failure }>,
  'pending' | 'fulfilled' | 'rejected'
>

/**
 * Keeps one call of a slice up with its thunk.
 * @param set puts where the call stands into the state, with the result once there is one.
 * @param message what a success reads; without it the call is idle again, for pages that move on.
 */
export function addRequest<State, Result, Arg>(
  builder: ActionReducerMapBuilder<State>,
  thunk: ShownThunk<Result, Arg>,
  set: (state: Draft<State>, request: RequestState, result?: Result) => void,
  message?: (result: Result) => string,
) {
  builder
    .addCase(thunk.pending, (state) => set(state, loading))
    .addCase(thunk.fulfilled, (state, { payload }) => set(state, message ? done(message(payload)) : idle, payload))
    .addCase(thunk.rejected, (state, { payload }) => set(state, failed(payload)))
}
