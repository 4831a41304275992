import { createAsyncThunk, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'

import { type ApiError, toApiError } from '@/api/apiError'
import { messages } from '@/lib/messages'

import type { Failure } from './request'
import { expireSession } from './sessionEvents'

type Explain = (error: ApiError) => Omit<Failure, 'kind'>

interface Options<State, Arg> {
  /** The sentence for an error, where the catalogue has its own. */
  explain?: Explain
  /** Decides whether the call is made at all, such as not twice at once. */
  condition?: (state: State, arg: Arg) => boolean
}

const serverDetail: Explain = ({ detail }) => ({ message: detail ?? messages.serverError })

/**
 * A thunk around one API call. Its rejection is always a failure the page can show. A token that is no longer
 * good ends the session; the guards then lead to the sign-in page.
 */
export function apiThunk<Result, Arg = void, State = unknown>(
  type: string,
  callApi: (arg: Arg, dispatch: ThunkDispatch<State, unknown, UnknownAction>) => Promise<Result>,
  { explain = serverDetail, condition }: Options<State, Arg> = {},
) {
  return createAsyncThunk<Result, Arg, { rejectValue: Failure; state: State }>(
    type,
    async (arg, { dispatch, rejectWithValue }) => {
      try {
        return await callApi(arg, dispatch)
      } catch (thrown) {
        const error = toApiError(thrown)
        if (error.endsSession) dispatch(expireSession())
        return rejectWithValue({ ...explain(error), kind: error.kind })
      }
    },
    condition && { condition: (arg, { getState }) => condition(getState(), arg) },
  )
}
