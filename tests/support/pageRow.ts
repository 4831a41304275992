import { waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { JsonBodyType } from 'msw'
import { expect } from 'vitest'

import { type Person, visit } from './visit'

/** A form or button that makes a call. */
export interface Task {
  call: ['get' | 'post' | 'patch', path: string]
  fill?: (user: UserEvent) => Promise<unknown>
  button: string
  busy: string
  /** The message after a success. */
  done: string | RegExp
  /** The body of a success. */
  body?: JsonBodyType
  /** The e-mail address that the page shows after a success. */
  recipient?: string
  /** The message on the sign-in page if the session expired before sending. */
  unsent?: string
  /** Set for a call that changes nothing, so that a lost response leaves no doubt. */
  isHarmless?: true
  /** The label of a field whose input is not sent. The user can still type in this field while the page sends. */
  otherField?: string
  /** Set for a form without a draft, and for a call that succeeds only once. */
  isShort?: true
}

/** How a page with a form or a list is opened. Its lists are the requests that it sends when it opens. */
export interface PageRow {
  url: string
  as?: Person
  /** Stores what this browser knows before the page opens. */
  before?: () => unknown
  /** Shows the parts of the page that read a list or contain the form. */
  reveal?: (user: UserEvent) => Promise<unknown>
  task?: Task
}

export type Opened = Awaited<ReturnType<typeof visit>>

export async function openRow({ url, as, before, reveal }: PageRow) {
  await before?.()
  const opened = await visit(url, as && { as })
  await reveal?.(opened.user)
  return opened
}

/** The busy buttons, placeholders and messages of requests without a response. */
export const waiting = () =>
  [...document.querySelectorAll('body *')]
    .filter((element) => element.matches('[aria-busy=true], [class*=skeleton]') || isWaitingText(element))
    .map(({ outerHTML }) => outerHTML.slice(0, 200))

const isWaitingText = ({ children, textContent }: Element) =>
  children.length === 0 && /ando( tu cuenta)?…$/.test(textContent)

const isLoading = ({ store }: Opened) =>
  Object.values(store.getState()).some(
    (slice) => 'requests' in slice && Object.values(slice.requests).some(({ status }) => status === 'loading'),
  )

/** Waits until every request is answered, and nothing looks as if it were waiting. */
export async function settle(opened: Opened) {
  await waitFor(() => expect([isLoading(opened), waiting()]).toEqual([false, []]))
}
