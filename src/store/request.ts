import { createAction, type Reducer, type Slice, type UnknownAction } from '@reduxjs/toolkit'

import { idle, type RequestState } from '@/lib/requestState'
import { isRecord } from '@/lib/untrusted'

import type { Doubt } from './doubt'
import { isSessionChange } from './session'
import type { RootState } from './store'

/** Request states by `requestKey`. A request without a state is idle. */
type Requests = Record<string, RequestState>

/** Returns the key of a request in its slice. @param about the value of the thunk's `about` option, if it has one */
export const requestKey = (thunkType: string, about: string | number = '') =>
  about === '' ? thunkType : `${thunkType}/${about}`

export type RequestingSlice = Exclude<keyof RootState, 'modal'>

/** The properties of an `apiThunk` that identify its requests. */
export interface RequestThunk {
  slice: RequestingSlice
  typePrefix: string
  doubt?: Doubt | undefined
}

/** Returns the state of a thunk's request. @param about the value of the thunk's `about` option, if it has one */
export const selectRequest = (
  state: RootState,
  { slice, typePrefix }: RequestThunk,
  about: string | number = '',
): RequestState => state[slice].requests[requestKey(typePrefix, about)] ?? idle

export interface RequestMeta {
  requestKey: string
  request: RequestState
  /** The field of the slice that a `listThunk` fills with its payload. */
  list?: string | undefined
}

/** Clears the outcomes of a thunk's requests. Keeps loading requests, so that none is sent twice. */
export const outcomesCleared = createAction('requests/outcomesCleared', ({ typePrefix }: { typePrefix: string }) => ({
  payload: typePrefix,
}))

const isOfSlice = (action: UnknownAction, slice: string): action is UnknownAction & { meta: RequestMeta } =>
  action.type.startsWith(`${slice}/`) && isRecord(action['meta']) && 'requestKey' in action['meta']

const without = (requests: Requests, isUnwanted: (key: string, request: RequestState) => boolean): Requests =>
  Object.fromEntries(Object.entries(requests).filter(([key, request]) => !isUnwanted(key, request)))

/** Wraps a slice's reducer. Adds `requests`, the states of its thunks' requests, and fills its lists. */
export const withRequests =
  <State extends object>({ name, reducer }: Slice<State>): Reducer<State & { requests: Requests }> =>
  (state, action) => {
    const next = reducer(state, action)
    const requests = state?.requests ?? {}
    if (isOfSlice(action, name)) {
      const { requestKey: key, request, list } = action.meta
      const filled = list === undefined ? {} : { [list]: action['payload'] }
      return { ...next, ...filled, requests: { ...requests, [key]: request } }
    }
    if (outcomesCleared.match(action)) {
      const type = action.payload
      const isOfThunk = (key: string) => key === type || key.startsWith(`${type}/`)
      return { ...next, requests: without(requests, (key, { status }) => status !== 'loading' && isOfThunk(key)) }
    }
    if (isSessionChange(action)) {
      // Removes only loading requests: their responses are ignored, and the next user may send the same. Outcomes stay
      // until their page unmounts, because pages that are open to signed-out users still show them.
      return { ...next, requests: without(requests, (_key, { status }) => status === 'loading') }
    }
    return next === state ? state : { ...next, requests }
  }
