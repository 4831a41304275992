import {
  accountDraft,
  contactDraft,
  registrationDraft,
  sponsorshipDraft,
  studentEmailsDraft,
  visitDraft,
} from '@/lib/drafts'
import { storedAnswers } from '@/lib/questionnaire'
import type { selectRequest } from '@/store/request'
import type { AppDispatch } from '@/store/store'

type Thunk = Parameters<typeof selectRequest>[1]

/** A thunk with the API call that it makes. */
export interface ThunkRow {
  thunk: Thunk
  call: [method: 'get' | 'post' | 'patch', path: string]
  start: (dispatch: AppDispatch) => Promise<unknown>
  /** The id of the user or resource that the request is about. */
  about?: string | number
  /** A success stores no outcome, because the page navigates away or shows the data. */
  isIdleAfterwards?: true
  /** A failure also ends as done, because the page shows it in another way. */
  isDoneAnyway?: true
  /** The body is ignored: a 200, or any 2xx, is a success. */
  takes?: '200' | '2xx'
  /** The draft that a success clears. */
  typed?: keyof typeof typed
  /** A success ends the session, because the user signs in with the new password. */
  endsSession?: true
  /** The page still shows a failure that has ended the session. */
  isOpenToSignedOut?: true
  /** The page itself redirects to the sign-in page. */
  wantsSession?: true
  /** A second press sends a second request. */
  canOverlap?: true
}

/** Every stored draft. */
export const typed = {
  registration: registrationDraft,
  account: accountDraft(7),
  message: contactDraft(7),
  visit: visitDraft(7),
  sponsorship: sponsorshipDraft(7),
  answers: storedAnswers('7'),
  students: studentEmailsDraft(7),
}
