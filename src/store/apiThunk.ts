import { createAsyncThunk } from '@reduxjs/toolkit'

import { ApiError } from '@/api/apiError'
import type { StoredValue } from '@/lib/browserStorage'
import { CannotSaveError } from '@/lib/cannotSaveError'
import { assertConnected, UnsentError } from '@/lib/connection'
import { messages } from '@/lib/messages'
import { reportCaught } from '@/lib/reportCaught'
import { failed, type Failure, idle, type RequestState } from '@/lib/requestState'
import { sessionToken } from '@/model/session'

import { doubtOf, isDoubtful, joinSentences } from './doubt'
import { type RequestingSlice, type RequestMeta, requestKey, type RequestThunk, selectRequest } from './request'
import { expireSession, followSession } from './session'
import type { AppDispatch, AppThunk, RootState } from './store'

type Explain = (error: ApiError) => Omit<Failure, 'kind'>

interface Options<Answer, Arg> {
  /** Side effects of a success: storage, cookies, other slices. */
  onSuccess?: (answer: Answer, arg: Arg, dispatch: AppDispatch) => void
  /** The success message. Without one, as for a page that navigates away, the request becomes idle again. */
  done?: string | ((answer: Answer, arg: Arg) => string | undefined)
  /** Returns the e-mail address to name in the success message, also when the user returns to the page. */
  recipient?: (arg: Arg) => string
  /** Returns the failure message. The default is the server's detail or a general sentence. */
  explain?: Explain
  /** The advice after a refusal (4xx), unless an earlier attempt may have been executed. */
  refused?: string
  /**
   * The advice after any other error: how to check, before a retry, whether the server executed the request. If the
   * thunk `sends`, it is repeated until an attempt succeeds, even after a refusal or a reload.
   */
  unknown?: string
  /** Where the input is. Follows `unknown` until the page is reloaded, and is shown without a connection. */
  kept?: string
  /** The advice if the browser cannot save the received file or session. */
  unsaved?: string
  /** The advice if the session ends before the input is sent: that it was not sent, and where it is stored. */
  unsent?: (arg: Arg) => string
  /** Shows the failure even if it ended the session, for pages that are open to signed-out users. */
  isOpenToSignedOut?: true
  /** Returns the id of the user or resource that a request is about. Requests for different ids have separate request states. */
  about?: (arg: Arg) => string | number
  /** Allows a request while an older one is loading. The slice must ignore the older response. */
  canOverlap?: true
  /** Whether to fail silently: shows no failure, ends no session if refused, and makes the request idle again. */
  isQuiet?: (arg: Arg) => boolean
  /**
   * Set for calls that change data on the server, to `last` if only their last step does. A failure of an earlier step
   * counts as a refusal. If the browser seems offline, the thunk checks the connection.
   */
  sends?: true | 'last'
  /** The field of the slice that the payload replaces. */
  list?: string
  /** The thunk runs only if this returns true. */
  condition?: (state: RootState) => boolean
}

/** Calls the API. Calls `beforeLastStep`, which throws after a change of session, between two steps. */
type Call<Answer, Arg> = (arg: Arg, beforeLastStep: () => void) => Promise<Answer>

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
 * Creates a thunk for one call, whose request's state is in the slice. While it loads, dispatching it does nothing.
 * Without cookies or with a refused token, the session ends and the guards redirect to the sign-in page.
 * If the token in the cookies changes before the response, it is ignored: nothing is stored, shown or ended.
 */
export function apiThunk<Answer, Arg = void>(
  slice: RequestingSlice,
  name: string,
  call: Call<Answer, Arg>,
  options: Options<Answer, Arg> = {},
) {
  const { explain = serverDetail, refused, about, list } = options
  const type = `${slice}/${name}`
  const unknown = joinSentences(options.unknown, options.kept)
  const doubt = options.sends ? doubtOf(type, options) : undefined
  const requestOf = (state: RootState, arg: Arg) => selectRequest(state, { slice, typePrefix: type }, about?.(arg))
  const keyOf = (arg: Arg) => requestKey(type, about?.(arg))
  const successOf = (answer: Answer, arg: Arg): RequestState => {
    const message = typeof options.done === 'function' ? options.done(answer, arg) : options.done
    if (message === undefined) return idle
    return { status: 'done', message, ...(options.recipient && { recipient: options.recipient(arg) }) }
  }

  function failureOf(thrown: unknown): Failure {
    if (thrown instanceof UnsentError) return { message: messages.unsent, advice: options.kept, kind: 'unsent' }
    if (thrown instanceof CannotSaveError) return { message: thrown.message, advice: options.unsaved, kind: 'unsaved' }
    if (thrown instanceof ApiError) {
      return { advice: thrown.kind === 'refused' ? refused : unknown, ...explain(thrown), kind: thrown.kind }
    }
    reportCaught(thrown)
    return failureOf(new ApiError('fault'))
  }

  const thunk = createAppAsyncThunk<Answer, Arg>(
    type,
    async (arg, { dispatch, getState, fulfillWithValue, rejectWithValue }) => {
      const token = sessionToken()
      const isSameSession = () => sessionToken() === token

      const mark = doubt?.stored(about?.(arg))
      // The state of the request repeats the mark, because storage may be blocked.
      const wasDoubtful = (mark?.read() ?? null) !== null || isDoubtful(requestOf(getState(), arg))

      let isLastStep = options.sends !== 'last'
      function beforeLastStep() {
        if (!isSameSession()) throw new Error('The session has changed')
        isLastStep = true
        // Before the request is sent, because the page may be closed before the response arrives.
        mark?.write(String(getState().auth.user?.id ?? ''))
      }

      function fail(thrown: unknown) {
        if (options.isQuiet?.(arg)) return rejectWithValue(undefined, { requestKey: keyOf(arg), request: idle })
        const attempt = failureOf(thrown)
        const failure = doubt ? doubt.addTo(attempt, wasDoubtful) : attempt
        if (!failure.isDoubtful) mark?.clear()
        const hasEnded = thrown instanceof ApiError && thrown.endsSession && isSameSession()
        if (hasEnded) expire()
        // The page to which a guard redirects already says that the session ended.
        const request = !hasEnded || options.isOpenToSignedOut ? failed(failure) : idle
        return rejectWithValue(failure, { requestKey: keyOf(arg), request })
      }

      function expire() {
        const unsent = joinSentences(options.unsent?.(arg), wasDoubtful ? doubt?.warning : undefined)
        dispatch(expireSession({ request: keyOf(arg), unsent }))
      }

      function abandon() {
        dispatch(followSession())
        return rejectWithValue(undefined, undefined)
      }

      // Sends nothing if the cookies are missing, or contain a different session from the displayed one.
      const shownToken = getState().auth.user?.auth_token ?? null
      if (token === null && shownToken !== null) expire()
      if (token !== shownToken) return abandon()
      let answer: Answer
      try {
        // Only a hint: behind a filter or a VPN, Windows may report that it is offline.
        if (options.sends && !navigator.onLine) await assertConnected()
        if (isLastStep) beforeLastStep()
        answer = await call(arg, beforeLastStep)
      } catch (thrown) {
        if (!isSameSession()) return abandon()
        return fail(thrown instanceof ApiError && !isLastStep ? new ApiError('refused', thrown) : thrown)
      }
      if (!isSameSession()) return abandon()
      mark?.clear()
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
        const isUnderWay = requestOf(state, arg).status === 'loading'
        return (options.canOverlap ?? !isUnderWay) && (options.condition?.(state) ?? true)
      },
      getPendingMeta: ({ arg }, { getState }) => ({
        requestKey: keyOf(arg),
        request: { status: 'loading', isDoubtful: isDoubtful(requestOf(getState(), arg)) },
      }),
    },
  )
  return Object.assign(thunk, { slice, doubt })
}

const isEmpty = (list: unknown) => Array.isArray(list) && list.length === 0

/** `prefetch` before the list's page is open. Such a call fails silently, so that the page can repeat it. */
type Ahead = 'prefetch' | undefined

/** A thunk from `listThunk` with any kind of items. */
export type ListThunk = RequestThunk & ((ahead?: Ahead) => AppThunk<Promise<unknown>>)

/** Creates a thunk that fetches a list into an empty field of the slice. */
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

/** Returns the text for a thunk's `unsent`. @param what the beginning: a sentence about the unsent input */
export const notSent = (what: string, draft: Pick<StoredValue<unknown>, 'read'>) =>
  draft.read() === null
    ? `${what}, y este navegador no pudo guardar lo que escribiste.`
    : `${what}. Lo que escribiste está guardado y te espera al entrar.`
