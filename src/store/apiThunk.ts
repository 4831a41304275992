import { type AsyncThunk, createAsyncThunk } from '@reduxjs/toolkit'

import { ApiError } from '@/api/apiError'
import { CannotSaveError } from '@/lib/download'
import { messages } from '@/lib/messages'
import { reportCaught } from '@/lib/reportCaught'
import { sessionToken } from '@/lib/session'

import { selectUser } from './authSlice'
import { done, failed, type Failure, idle, loading, type RequestMeta, requestKey } from './request'
import { expireSession, followSession } from './sessionChanges'
import type { AppDispatch, RootState } from './store'

/** The names of the slices with `requests`. */
export type RequestingSlice = Exclude<keyof RootState, 'modal'>

type Explain = (error: ApiError) => Omit<Failure, 'kind'>

interface Options<Result, Arg> {
  /** What happens as the call is made. */
  onStart?: (arg: Arg, dispatch: AppDispatch) => void
  /** What a failure does besides being shown. */
  onFailure?: (failure: Failure, arg: Arg, dispatch: AppDispatch) => void
  /** The message of a success. Without it the request becomes idle again, for pages that navigate away. */
  done?: string | ((result: Result) => string)
  /** The message for an error; by default the server's detail, else a general one. */
  explain?: Explain
  /** The advice after a refusal (4xx): what was kept, and what to do. */
  refused?: string
  /** The advice after any other error, when the server may have done it, even with a 5xx: what to check first. */
  unknown?: string
  /** What the sign-in page says when the session ended before this could be sent: what was not sent, and what is kept. */
  unsent?: (arg: Arg) => string
  /** Which person or resource the request is about, so that each has its own state. */
  about?: (arg: Arg) => string | number
  /** A new request may start while an older one is loading. The caller has to ignore the older answer. */
  canOverlap?: true
  /** The request is made only when this is true. */
  condition?: (state: RootState) => boolean
  /** The field of the slice that takes the result. */
  field?: string
}

interface OptionsWithSuccess<Answer, Result, Arg> extends Options<Result, Arg> {
  /** What the answer does: storage, cookies, other parts of the state, files. @returns the thunk's payload */
  onSuccess: (answer: Answer, arg: Arg, dispatch: AppDispatch) => Result
}

/**
 * Calls the API, and does nothing else: what the answer does stands in `onSuccess`.
 * @param assertSameSession for a call in several steps: throws when the session has changed since the first
 */
type Call<Answer, Arg> = (arg: Arg, assertSameSession: () => void) => Promise<Answer>

interface ThunkConfig {
  state: RootState
  dispatch: AppDispatch
  rejectValue: Failure | undefined
  pendingMeta: RequestMeta
  fulfilledMeta: RequestMeta
  rejectedMeta: RequestMeta | undefined
}

type ApiThunk<Result, Arg> = AsyncThunk<Result, Arg, ThunkConfig> & {
  slice: RequestingSlice
  failureOf: (thrown: unknown) => Failure
}

const serverDetail: Explain = ({ detail }) => ({ message: detail ?? messages.serverError })

/**
 * A thunk for one API call. Its state is in the `requests` of the slice, and while it is loading it does not start again.
 * It rejects with a `Failure`, which pages can show, and whose sentences `failureOf` gives for any error. When the server
 * no longer accepts the token, the session ends, and the route guards lead to the sign-in page.
 *
 * An answer belongs to the session that asked: to its token, or to nobody. When the cookies have another token as it comes,
 * it does nothing: the thunk rejects without a payload, nothing is stored, shown or navigated to, and no session ends.
 */
export function apiThunk<Answer, Result, Arg = void>(
  slice: RequestingSlice,
  name: string,
  call: Call<Answer, Arg>,
  options: OptionsWithSuccess<Answer, Result, Arg>,
): ApiThunk<Result, Arg>
export function apiThunk<Result, Arg = void>(
  slice: RequestingSlice,
  name: string,
  call: Call<Result, Arg>,
  options?: Options<Result, Arg>,
): ApiThunk<Result, Arg>
export function apiThunk<Result, Arg = void>(
  slice: RequestingSlice,
  name: string,
  call: Call<Result, Arg>,
  {
    onStart,
    onSuccess = (answer) => answer,
    onFailure,
    done: success,
    explain = serverDetail,
    refused,
    unknown,
    unsent,
    about,
    canOverlap,
    condition,
    field,
  }: Partial<OptionsWithSuccess<Result, Result, Arg>> = {},
): ApiThunk<Result, Arg> {
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

  const thunk = createAsyncThunk<Result, Arg, ThunkConfig>(
    type,
    async (arg, { dispatch, getState, fulfillWithValue, rejectWithValue }) => {
      const asker = sessionToken()
      const isSameSession = () => sessionToken() === asker

      function fail(thrown: unknown) {
        const failure = failureOf(thrown)
        onFailure?.(failure, arg, dispatch)
        // The sign-in page says that the session ended. Afterwards this failure must not be shown as well.
        const hasEnded = thrown instanceof ApiError && thrown.endsSession && isSameSession()
        if (hasEnded) dispatch(expireSession({ request: keyOf(arg), unsent: unsent?.(arg) }))
        const request = hasEnded && failure.wantsSession !== true ? idle : failed(failure)
        return rejectWithValue(failure, { requestKey: keyOf(arg), request })
      }

      function abandon() {
        dispatch(followSession())
        return rejectWithValue(undefined, undefined)
      }

      // Another tab changed the session, and this one still shows the one before: nothing is sent in the other's name.
      if (asker !== (selectUser(getState())?.auth_token ?? null)) return abandon()
      let answer: Result
      try {
        onStart?.(arg, dispatch)
        answer = await call(arg, () => {
          if (!isSameSession()) throw new Error('The session has changed')
        })
      } catch (thrown) {
        return isSameSession() ? fail(thrown) : abandon()
      }
      if (!isSameSession()) return abandon()
      try {
        const result = onSuccess(answer, arg, dispatch)
        return fulfillWithValue(result, { requestKey: keyOf(arg), request: successOf(result), ...filled })
      } catch (thrown) {
        return fail(thrown)
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
