import { createAction, type UnknownAction } from '@reduxjs/toolkit'

import type { ApiErrorKind } from '@/api/apiError'
import { isRecord } from '@/lib/untrusted'

import { isSessionChange, type sessionExpired, type signedIn, type signedOut } from './session'
import type { RootState } from './store'

/** Why a request failed, with the sentences to show. */
export interface Failure {
  message: string
  /** A second sentence, from the server. */
  detail?: string | undefined
  /** What happened to the data, and what to do next. */
  advice?: string | undefined
  /** The API requires signing in for something that normally needs no account. */
  wantsSession?: boolean
  /** The e-mail and the password are right, and the account is not validated yet. */
  isNotConfirmed?: boolean
  /** `unsaved`: this browser could not save the received file or session. `unsent`: without a connection, nothing was sent. */
  kind: ApiErrorKind | 'unsaved' | 'unsent'
}

export type RequestState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'done'; message: string }
  | { status: 'failed'; failure: Failure }

/** Nothing was asked, or its outcome was cleared. */
export const idle: RequestState = { status: 'idle' }
/** The answer has not come yet. */
export const loading: RequestState = { status: 'loading' }
/** @param message the sentence to show; may be '' */
export const done = (message: string): RequestState => ({ status: 'done', message })
/** Ended without success. */
export const failed = (failure: Failure): RequestState => ({ status: 'failed', failure })

/** The part of a slice with the states of its requests, by `requestKey`. A request that is not in it is idle. */
export interface WithRequests {
  requests: Record<string, RequestState>
}

/** The key of a request in its slice. @param about which person or resource it is about, if it matters */
export const requestKey = (thunkType: string, about: string | number = '') =>
  about === '' ? thunkType : `${thunkType}/${about}`

/** The names of the slices with `requests`. */
export type RequestingSlice = Exclude<keyof RootState, 'modal'>

/** The part of an `apiThunk` that finds its requests. */
export interface RequestThunk {
  slice: RequestingSlice
  typePrefix: string
}

/** The state of a thunk's request. @param about the value of the thunk's `about` option, if it has one */
export const selectRequest = (
  state: RootState,
  { slice, typePrefix }: RequestThunk,
  about: string | number = '',
): RequestState => state[slice].requests[requestKey(typePrefix, about)] ?? idle

/** The meta data of the actions of an `apiThunk`. */
export interface RequestMeta {
  requestKey: string
  request: RequestState
}

/** The page of these requests was left: their outcomes go. Those still loading stay, so that they are not sent twice. */
export const outcomesCleared = createAction('requests/outcomesCleared', (thunks: { typePrefix: string }[]) => ({
  payload: thunks.map(({ typePrefix }) => typePrefix),
}))

type RequestAction =
  | (UnknownAction & { meta: RequestMeta })
  | ReturnType<typeof outcomesCleared>
  | ReturnType<typeof signedIn | typeof signedOut | typeof sessionExpired>

/** Matches the actions that change the `requests` of a slice. */
export const isRequestOf =
  (slice: RequestingSlice) =>
  (action: UnknownAction): action is RequestAction =>
    outcomesCleared.match(action) ||
    isSessionChange(action) ||
    (action.type.startsWith(`${slice}/`) && isRecord(action['meta']) && 'requestKey' in action['meta'])

function removeRequests(state: WithRequests, isUnwanted: (key: string, request: RequestState) => boolean): void {
  const others = Object.entries(state.requests).filter(([key, request]) => !isUnwanted(key, request))
  state.requests = Object.fromEntries(others)
}

/** The reducer for `isRequestOf`: updates the `requests`. */
export function updateRequests(state: WithRequests, action: RequestAction): void {
  if (outcomesCleared.match(action)) {
    const isOfThem = (key: string) => action.payload.some((type) => key === type || key.startsWith(`${type}/`))
    removeRequests(state, (key, { status }) => status !== 'loading' && isOfThem(key))
  } else if (isSessionChange(action)) {
    // The answers will be ignored, and the next person may ask the same.
    removeRequests(state, (_key, { status }) => status === 'loading')
  } else {
    state.requests[action.meta.requestKey] = action.meta.request
  }
}
