/**
 * How a call to the API failed.
 * - `refused`: the server responded with a status below 500, in practice 4xx except 425.
 * - `fault`: the server responded with a status of 500 or above.
 * - `unanswered`: no response (time-out, no network, 425); the server may have done the work.
 * - `unreadable`: the response does not follow the contract; for example, it is a proxy's HTML page.
 */
export type ApiErrorKind = 'refused' | 'fault' | 'unanswered' | 'unreadable'

/** Why a request failed, with the sentences to show. */
export interface Failure {
  message: string
  detail?: string | undefined
  /** A sentence that tells users where their input is and what to do next. */
  advice?: string | undefined
  /** Whether the API required a session for a call that normally needs none. */
  wantsSession?: boolean
  /** Whether the e-mail and the password are correct but the account is not validated yet. */
  isNotConfirmed?: boolean
  /** Whether this attempt or an earlier attempt may have reached the server. */
  isDoubtful?: boolean
  /** `unsaved`: the browser could not save the received file or session. `unsent`: there was no connection. */
  kind: ApiErrorKind | 'unsaved' | 'unsent'
}

export type RequestState =
  | { status: 'idle' }
  /** `isDoubtful`: whether an earlier attempt may have reached the server. */
  | { status: 'loading'; isDoubtful?: boolean }
  /** `message` may be ''. `recipient`: the address to which the API sent an e-mail, if the page shows it. */
  | { status: 'done'; message: string; recipient?: string }
  | { status: 'failed'; failure: Failure }

/** No request was made, or the request's outcome was cleared. */
export const idle: RequestState = { status: 'idle' }
export const failed = (failure: Failure): RequestState => ({ status: 'failed', failure })

/** A list from the API, the state of its request, and a stable function that fetches the list. */
export interface List<Item> {
  items: Item[]
  request: RequestState
  load: () => void
}
