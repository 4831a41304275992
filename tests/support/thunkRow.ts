import {
  accountDraft,
  contactDraft,
  registrationDraft,
  sponsorshipDraft,
  studentEmailsDraft,
  visitDraft,
} from '@/model/drafts'
import { storedAnswers } from '@/model/answers'
import type { selectRequest } from '@/store/request'
import type { AppDispatch } from '@/store/store'

type Thunk = Parameters<typeof selectRequest>[1]

/** A thunk, its API call, and how its request ends. */
export interface ThunkRow {
  thunk: Thunk
  call: [method: 'get' | 'post' | 'patch', path: string]
  /** The calls before it. */
  reads?: string[]
  start: (dispatch: AppDispatch) => Promise<unknown>
  /** The value of the thunk's `about` option. */
  about?: string | number
  /** Whether the request becomes idle after a failure, because the page shows the failure in another way. */
  isIdleAnyway?: true
}

/** The drafts of all forms. */
export const drafts = {
  registration: registrationDraft,
  account: accountDraft(7),
  message: contactDraft(7),
  visit: visitDraft(7),
  sponsorship: sponsorshipDraft(7),
  answers: storedAnswers('7'),
  students: studentEmailsDraft(7),
}
