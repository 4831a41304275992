import { createAsyncThunk } from '@reduxjs/toolkit'

import { ApiError } from '@/api/apiError'
import { CannotSaveError } from '@/lib/download'
import { messages } from '@/lib/messages'
import { reportCaught } from '@/lib/reportCaught'

import { done, failed, type Failure, idle, loading, type RequestMeta, requestKey } from './request'
import { expireSession } from './sessionChanges'
import type { AppDispatch, RootState } from './store'

/** The names of the slices with `requests`. */
export type RequestingSlice = Exclude<keyof RootState, 'modal'>

type Explain = (error: ApiError) => Omit<Failure, 'kind'>

interface Options<Result, Arg> {
  /** The message of a success. Without it the request becomes idle again, for pages that navigate away. */
  done?: string | ((result: Result) => string)
  /** The message for an error; by default the server's detail, else a general one. */
  explain?: Explain
  /** The advice after a refusal (4xx): what was kept, and what to do. */
  refused?: string
  /** The advice after any other error, when the server may have done it, even with a 5xx: what to check first. */
  unknown?: string
  /** Which person or resource the request is about, so that each has its own state. */
  about?: (arg: Arg) => string | number
  /** A new request may start while an older one is loading. The caller has to ignore the older answer. */
  canOverlap?: true
  /** The request is made only when this is true. */
  condition?: (state: RootState) => boolean
  /** The field of the slice that takes the result. */
  field?: string
}

const serverDetail: Explain = ({ detail }) => ({ message: detail ?? messages.serverError })

/**
 * A thunk for one API call. Its state is in the `requests` of the slice, and while it is loading it does not start again.
 * It rejects with a `Failure`, which pages can show, and whose sentences `failureOf` gives for any error. When the server
 * no longer accepts the token, the session ends, and the route guards lead to the sign-in page.
 */
export function apiThunk<Result, Arg = void>(
  slice: RequestingSlice,
  name: string,
  callApi: (arg: Arg, dispatch: AppDispatch) => Promise<Result>,
  {
    done: success,
    explain = serverDetail,
    refused,
    unknown,
    about,
    canOverlap,
    condition,
    field,
  }: Options<Result, Arg> = {},
) {
  const type = `${slice}/${name}`
  const keyOf = (arg: Arg) => requestKey(type, about?.(arg))
  const filled = field === undefined ? {} : { field }
  const successOf = (result: Result) => {
    if (success === undefined) return idle
    return done(typeof success === 'function' ? success(result) : success)
  }

  function failureOf(thrown: unknown): Failure {
    if (thrown instanceof CannotSaveError) return { message: thrown.message, advice: unknown, kind: 'unsaved' }
    if (thrown instanceof ApiError) {
      return { advice: thrown.kind === 'refused' ? refused : unknown, ...explain(thrown), kind: thrown.kind }
    }
    reportCaught(thrown)
    return { message: messages.serverError, advice: unknown, kind: 'fault' }
  }

  const thunk = createAsyncThunk<
    Result,
    Arg,
    {
      state: RootState
      dispatch: AppDispatch
      rejectValue: Failure
      pendingMeta: RequestMeta
      fulfilledMeta: RequestMeta
      rejectedMeta: RequestMeta
    }
  >(
    type,
    async (arg, { dispatch, fulfillWithValue, rejectWithValue }) => {
      try {
        const result = await callApi(arg, dispatch)
        return fulfillWithValue(result, { requestKey: keyOf(arg), request: successOf(result), ...filled })
      } catch (thrown) {
        const failure = failureOf(thrown)
        // The sign-in page says that the session ended. Afterwards this failure must not be shown as well.
        const hasEnded = thrown instanceof ApiError && thrown.endsSession
        if (hasEnded) dispatch(expireSession())
        const request = hasEnded && failure.wantsSession !== true ? idle : failed(failure)
        return rejectWithValue(failure, { requestKey: keyOf(arg), request })
      }
    },
    {
      condition: (arg, { getState }) => {
        const state = getState()
        const isUnderWay = state[slice].requests[keyOf(arg)]?.status === 'loading'
        return (canOverlap ?? !isUnderWay) && (condition?.(state) ?? true)
      },
      getPendingMeta: ({ arg }) => ({ requestKey: keyOf(arg), request: loading }),
    },
  )
  return Object.assign(thunk, { slice, failureOf })
}

/**
 * A thunk that loads a list into a field of its slice, unless the field already has items or is being loaded.
 * `select` reads the field. When it fails, the page shows 'Error de servidor.'.
 */
export function listThunk<Slice extends RequestingSlice, Field extends string & keyof RootState[Slice]>(
  slice: Slice,
  field: Field,
  load: () => Promise<RootState[Slice][Field]>,
) {
  const select = (state: RootState) => state[slice][field]
  const thunk = apiThunk<RootState[Slice][Field]>(slice, field, load, {
    done: '',
    explain: () => ({ message: messages.listError }),
    condition: (state) => {
      const list: unknown = select(state)
      return Array.isArray(list) && list.length === 0
    },
    field,
  })
  return Object.assign(thunk, { select })
}
