/**
 * How a call to the API failed.
 * - `refused`: the server answered with a status below 500, in practice 4xx.
 * - `fault`: the server answered with a status of 500 or above.
 * - `unanswered`: no answer came (time-out, no network); the server may have done the work.
 * - `unreadable`: an answer came that is not what the contract says, such as a proxy's HTML page.
 */
export type ApiErrorKind = 'refused' | 'fault' | 'unanswered' | 'unreadable'

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

/** A list from the API, the state of its request, and a stable function that loads it. */
export interface List<Item> {
  items: Item[]
  request: RequestState
  load: () => void
}
