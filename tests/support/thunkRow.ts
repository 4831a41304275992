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

/** A thunk with the call of the API that it makes. */
export interface ThunkRow {
  thunk: Thunk
  call: [method: 'get' | 'post' | 'patch', path: string]
  start: (dispatch: AppDispatch) => Promise<unknown>
  /** Whose or what the call is about. */
  about?: string | number
  /** A success leaves no outcome: its page navigates away. */
  isIdleAfterwards?: true
  /** A failure is an outcome like others, and is shown elsewhere. */
  isDoneAnyway?: true
  /** The body of the answer is not looked at: it is a success with 200, or with any status below 300. */
  takes?: '200' | '2xx'
  /** What a success forgets. */
  typed?: keyof typeof typed
  /** A success ends the session: the user signs in with the new password. */
  endsSession?: true
  /** Its page shows the failure also when the session ended with it. */
  isOpenToSignedOut?: true
  /** The page itself redirects to the sign-in page. */
  wantsSession?: true
  /** A second press is another request. */
  canOverlap?: true
}

/** Everything that people type, and this browser keeps. */
export const typed = {
  registration: registrationDraft,
  account: accountDraft(7),
  message: contactDraft(7),
  visit: visitDraft(7),
  sponsorship: sponsorshipDraft(7),
  answers: storedAnswers('7'),
  students: studentEmailsDraft(7),
}
