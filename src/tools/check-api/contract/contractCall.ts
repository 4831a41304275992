import type { Evaluator } from '@/tools/check-api/look/finding'
import type { VisitPayload } from '@/api/appointments'
import type { ContactMessage } from '@/api/contacts'
import type { PresentedPass } from '@/api/passes'
import type { NewPassword } from '@/api/passwords'
import type { ProfilePayload } from '@/api/profile'
import type { EvaluationPayload } from '@/api/questionnaire'
import type { QuestionnaireEmails } from '@/api/questionnaireEmails'
import type { Credentials } from '@/api/sessions'
import type { SponsorshipPayload } from '@/api/sponsorship'
import type { RegistrationPayload } from '@/api/users'
import type { Failure } from '@/store/request'

/** What calls are made with: ids in their paths, tokens, bodies. */
export interface Values {
  credentials: Credentials
  registration: RegistrationPayload
  /** Of the e-mail that validates an account. */
  confirmationToken: string
  email: string
  newPassword: NewPassword
  /** Of the signed-in person. */
  userId: number
  profile: ProfilePayload
  /** The id of the teacher whom a student names. */
  teacherCode: string
  justificationId: string
  message: ContactMessage
  visit: VisitPayload
  appointmentId: string
  sponsorship: SponsorshipPayload
  sending: QuestionnaireEmails
  evaluation: EvaluationPayload
  pass: PresentedPass
}

/** The values that a call is made with, by name. */
export type Of<Name extends keyof Values> = Pick<Values, Name>

/**
 * What an answer has to be.
 * - `list`: `{"data": [resource, …]}`
 * - `resource`: one resource with an id, in one of its three forms
 * - `session`: a resource with a numeric id and an `auth_token`
 * - `questions`: `{"included": [question, answer, …]}`
 * - `file`: a file that is neither HTML nor JSON
 * - `done`: status 200; the body is not read
 * - `anything`: any 2xx; the body is not read
 */
export type Expected = 'list' | 'resource' | 'session' | 'questions' | 'file' | 'done' | 'anything'

/** One call of the contract, from which its check, its test and its line in the page for the backend are made. */
export interface ContractCall<Needed, Result> {
  method: 'GET' | 'POST' | 'PATCH'
  /** After `/api/v1`, with its query. Names in braces stand for values, such as `{userId}`. */
  path: string
  /** When the session's token travels: never, if there is a session, or always, because the call is about a person. */
  token: 'never' | 'with a session' | 'always'
  /** The JSON that is sent. */
  body?: (needed: Needed) => object
  /** The body travels inside `{"user": …}` where VITE_API_WRAP_USER says so. */
  isWrapped?: true
  send: (needed: Needed) => Promise<Result>
  expects: Expected
  /** For people, in Spanish: what the platform reads in the answer. */
  reads: string
  /** For people, in Spanish: with which status the API refuses what. */
  refusals: string
  /** For people, in Spanish: what the call changes. Calls without it change nothing. */
  changes?: string
  /** Where a person meets the answer, in Spanish, such as 'la página de servicios'. */
  place: string
  /** What a person reads when it fails: the thunk that pages make this call with. */
  thunk: { failureOf: (thrown: unknown) => Failure }
  /** What is strange about an answer that was read. */
  look?: Evaluator<Result>
}

/** A row of the contract. It only helps TypeScript to know what the row needs and gives. */
export const contractCall = <Needed, Result>(row: ContractCall<Needed, Result>) => row

/** The name of a call, as people write it: method and path, without a query that says nothing of what it is about. */
export const lineOf = ({ method, path }: { method: string; path: string }) =>
  `${method} ${path.replace(/\?(?:locale|token_qr)=.*$/, '')}`
