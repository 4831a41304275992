import { createAsyncThunk } from '@reduxjs/toolkit'

import { ApiError } from '@/api/apiError'
import type { StoredValue } from '@/lib/browserStorage'
import { CannotSaveError } from '@/lib/cannotSaveError'
import { assertConnected, UnsentError } from '@/lib/connection'
import { messages } from '@/lib/messages'
import { reportCaught } from '@/lib/reportCaught'
import { done, failed, type Failure, idle, loading } from '@/lib/requestState'
import { sessionToken } from '@/lib/session'

import { type RequestingSlice, type RequestMeta, requestKey, type RequestThunk } from './request'
import { expireSession, followSession } from './session'
import type { AppDispatch, AppThunk, RootState } from './store'

type Explain = (error: ApiError) => Omit<Failure, 'kind'>

interface Options<Answer, Arg> {
  /** What the answer does besides being the payload: storage, cookies, other parts of the state. */
  onSuccess?: (answer: Answer, arg: Arg, dispatch: AppDispatch) => void
  /** What a failure does besides being shown, unless nothing was sent. */
  onFailure?: (failure: Failure, arg: Arg, dispatch: AppDispatch) => void
  /** The message of a success. Without it the request becomes idle again, for pages that navigate away. */
  done?: string | ((answer: Answer, arg: Arg) => string)
  /** The message for an error; by default the server's detail, else a general one. */
  explain?: Explain
  /** The advice after a refusal (4xx): what was kept, and what to do next. */
  refused?: string
  /** The advice after any other error, when the server may have done it, even with a 5xx: what to check first. */
  unknown?: string
  /** The advice when this browser cannot save the answer, such as a file. */
  unsaved?: string
  /** The sign-in page shows it when the session ended before sending: what was not sent, and what is stored. */
  unsent?: (arg: Arg) => string
  /** Its page is open to signed-out users too. It shows the failure also when the session ended with it. */
  isOpenToSignedOut?: true
  /** Which person or resource the request is about, so that each has its own state. */
  about?: (arg: Arg) => string | number
  /** A new request may start while an older one is loading. The caller has to ignore the older answer. */
  canOverlap?: true
  /** This call fails without a trace: no failure is shown, the session does not end, and the request is idle again. */
  isQuiet?: (arg: Arg) => boolean
  /** The call changes something on the server: while the browser reports itself offline, the connection is checked first. */
  sends?: true
  /** The field of the slice that the answer replaces. */
  list?: string
  /** The request is made only when this is true. */
  condition?: (state: RootState) => boolean
}

/**
 * Calls the API. What it does besides, such as saving a file, comes after `assertSameSession`.
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

const createAppAsyncThunk = createAsyncThunk.withTypes<ThunkConfig>()

const serverDetail: Explain = ({ detail }) => ({ message: detail ?? messages.serverError })

/**
 * A thunk for one API call. Its payload is the answer, its state is in the `requests` of the slice, and while it is loading
 * it does not start again. It rejects with a `Failure`, which pages can show. When the server no longer accepts the token,
 * or the cookies have vanished before the call, the session ends, and the route guards redirect to the sign-in page.
 *
 * A response belongs to the session of its request, or to none. If the cookies have another token when it arrives, it is
 * ignored: the thunk rejects without a payload, nothing is stored, shown or navigated to, and no session ends.
 */
export function apiThunk<Answer, Arg = void>(
  slice: RequestingSlice,
  name: string,
  call: Call<Answer, Arg>,
  options: Options<Answer, Arg> = {},
) {
  const { explain = serverDetail, refused, unknown, about, list } = options
  const type = `${slice}/${name}`
  const keyOf = (arg: Arg) => requestKey(type, about?.(arg))
  const successOf = (answer: Answer, arg: Arg) => {
    if (options.done === undefined) return idle
    return done(typeof options.done === 'function' ? options.done(answer, arg) : options.done)
  }

  function failureOf(thrown: unknown): Failure {
    if (thrown instanceof UnsentError) return { message: messages.unsent, kind: 'unsent' }
    if (thrown instanceof CannotSaveError) return { message: thrown.message, advice: options.unsaved, kind: 'unsaved' }
    if (thrown instanceof ApiError) {
      return { advice: thrown.kind === 'refused' ? refused : unknown, ...explain(thrown), kind: thrown.kind }
    }
    reportCaught(thrown)
    return { message: messages.serverError, advice: unknown, kind: 'fault' }
  }

  const thunk = createAppAsyncThunk<Answer, Arg>(
    type,
    async (arg, { dispatch, getState, fulfillWithValue, rejectWithValue }) => {
      const token = sessionToken()
      const isSameSession = () => sessionToken() === token
      const assertSameSession = () => {
        if (!isSameSession()) throw new Error('The session has changed')
      }

      function fail(thrown: unknown) {
        if (options.isQuiet?.(arg)) return rejectWithValue(undefined, { requestKey: keyOf(arg), request: idle })
        const failure = failureOf(thrown)
        if (failure.kind !== 'unsent') options.onFailure?.(failure, arg, dispatch)
        const hasEnded = thrown instanceof ApiError && thrown.endsSession && isSameSession()
        if (hasEnded) expire()
        // A guarded page redirects to the sign-in page, which says that the session ended. It must not show this as well.
        const isShown = !hasEnded || failure.wantsSession === true || options.isOpenToSignedOut === true
        const request = isShown ? failed(failure) : idle
        return rejectWithValue(failure, { requestKey: keyOf(arg), request })
      }

      const expire = () => dispatch(expireSession({ request: keyOf(arg), unsent: options.unsent?.(arg) }))

      function abandon() {
        dispatch(followSession())
        return rejectWithValue(undefined, undefined)
      }

      // Nothing is sent in the name of another session, or when the cookies of this one have vanished.
      const shownToken = getState().auth.user?.auth_token ?? null
      if (token === null && shownToken !== null) expire()
      if (token !== shownToken) return abandon()
      let answer: Answer
      try {
        // Only a hint: Windows behind a filter or a VPN reports offline on a working network.
        if (options.sends && !navigator.onLine) {
          await assertConnected()
          assertSameSession()
        }
        answer = await call(arg, assertSameSession)
      } catch (thrown) {
        return isSameSession() ? fail(thrown) : abandon()
      }
      if (!isSameSession()) return abandon()
      try {
        options.onSuccess?.(answer, arg, dispatch)
        return fulfillWithValue(answer, { requestKey: keyOf(arg), request: successOf(answer, arg), list })
      } catch (thrown) {
        return fail(thrown)
      }
    },
    {
      condition: (arg, { getState }) => {
        const state = getState()
        const isUnderWay = state[slice].requests[keyOf(arg)]?.status === 'loading'
        return (options.canOverlap ?? !isUnderWay) && (options.condition?.(state) ?? true)
      },
      getPendingMeta: ({ arg }) => ({ requestKey: keyOf(arg), request: loading }),
    },
  )
  return Object.assign(thunk, { slice })
}

const isEmpty = (list: unknown) => Array.isArray(list) && list.length === 0

/** Why a list is fetched before its page is open. Such a call fails quietly, so that the page can fetch it again. */
type Ahead = 'prefetch' | undefined

/** A thunk of `listThunk`, whatever its items are. */
export type ListThunk = RequestThunk & ((ahead?: Ahead) => AppThunk<Promise<unknown>>)

/**
 * A thunk that loads a list into this field of the slice, unless the field already has items or the list is loading. When it
 * fails, the page shows 'Error de servidor.'.
 */
export function listThunk<Name extends RequestingSlice, Field extends keyof RootState[Name] & string>(
  slice: Name,
  field: Field,
  load: () => Promise<RootState[Name][Field] & unknown[]>,
) {
  const select = (state: RootState) => state[slice][field]
  const thunk = apiThunk<RootState[Name][Field] & unknown[], Ahead>(slice, field, load, {
    done: '',
    isQuiet: (ahead) => ahead === 'prefetch',
    list: field,
    explain: () => ({ message: messages.listError }),
    condition: (state) => isEmpty(select(state)),
  })
  return Object.assign(thunk, { select })
}

/** The text for a thunk's `unsent`: what was not sent, and whether this browser has stored the input. */
export const notSent = (what: string, draft: Pick<StoredValue<unknown>, 'read'>) =>
  draft.read() === null
    ? `${what}, y este navegador no pudo guardar lo que escribiste.`
    : `${what}. Lo que escribiste está guardado y te espera al entrar.`
