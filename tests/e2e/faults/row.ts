import type { APIRequestContext, Locator, Page } from '@playwright/test'

import type { Person } from '../support/people'
import { type Column, DETAIL, hasDetail, isOddSuccess, isRefusal } from './columns'

export const GENERIC = 'Error de servidor, intente de nuevo más tarde.'
export const LIST_ERROR = 'Error de servidor.'

/** How a cell has to end. */
export interface Outcome {
  /** Sentences that are read on the page. */
  says: (string | RegExp)[]
  /** What can be pressed to go on. */
  wayOn: (page: Page) => Locator
  /**
   * `stays`: the page and everything typed are as before. `leaves`: this is somewhere else, with nothing to keep.
   * `session`: the session has ended; everything typed is back after signing in.
   */
  ends?: 'stays' | 'leaves' | 'session'
  /** The page does not even try. */
  sendsNothing?: boolean
  /** What else has to be so. */
  also?: (page: Page) => Promise<void>
}

/** What a row may use to come to its call. */
interface Stage {
  request: APIRequestContext
  /** A teacher with an account, who is signed in when the row says so. */
  person: Person
  column: Column
}

/** One call of the contract: how to come to it, how it is made, and what must be read when it fails. */
export interface Row {
  /** Method and path as the contract writes them, * for an id; `content:` in front means the content site. */
  call: string
  as: 'visitor' | 'teacher'
  /** Signs somebody up and in, where the row needs more than a teacher with an account. */
  begin?: (page: Page, request: APIRequestContext) => Promise<Person>
  /** Comes to the moment before the call, with everything typed; or makes the call itself, where opening the page does. */
  open: (page: Page, stage: Stage) => Promise<void>
  /** Makes the call; missing where opening the page does. */
  act?: (page: Page) => Promise<void>
  /** Makes it once more on the page that failed, where no button «Reintentar» does. */
  again?: (page: Page) => Promise<void>
  /** The page is opened anew for each cell. Otherwise one that stays is asked again, into the next fault. */
  opensAnew?: boolean
  /** Everything typed is there. */
  kept?: (page: Page) => Promise<void>
  /** After all failures that leave it standing the same page gets what it asked for. */
  recovers?: (page: Page) => Promise<void>
  outcome: (column: Column) => Outcome
}

export const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first()
export const link = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('link', { name }).first()

/** What ends the session of whoever is signed in. */
export const sessionEnded: Outcome = {
  says: ['Tu sesión terminó. Inicia sesión de nuevo.'],
  wayOn: (page) => page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }),
  ends: 'session',
}

interface Sentences {
  wayOn: Outcome['wayOn']
  /** What follows a refusal, and an answer that tells nothing. */
  refused?: string | RegExp
  unknown?: string | RegExp
  /** The call wants a session: 401 ends it. */
  bearer?: boolean
  /** What a 200 with an odd body reads; missing where the answer is looked at. */
  done?: Outcome
}

/** The usual sentences of a form: the server's detail, else the generic text. */
export function formOutcome({ wayOn, refused, unknown, bearer, done }: Sentences): Row['outcome'] {
  return (column) => {
    if (column === '401' && bearer) return sessionEnded
    if (isOddSuccess(column) && done) return { ends: 'leaves', ...done }
    const more = isRefusal(column) ? refused : unknown
    return { says: [hasDetail(column) ? DETAIL : GENERIC, ...(more === undefined ? [] : [more])], wayOn }
  }
}
