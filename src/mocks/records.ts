import type { readEvaluation } from './validation/questionnaire.ts'
import type { readAppointment, readContact, readSponsorship } from './validation/requests.ts'

/** A person with an account. The columns a profile does not use are null, as Rails would send them. */
export interface User {
  id: number
  profile_id: number
  name: string | null
  first_lastname: string | null
  second_lastname: string | null
  email: string
  password_hash: string
  phone: string | null
  cct: string | null
  school: string | null
  school_grade_id: number | null
  school_type_id: number | null
  subject: string | null
  date_of_birth: string | null
  theme_ids: number[]
  sign_in_count: number
  /** The token of the courtesy pass; null when there is no pass left. */
  free_pass: string | null
  /** The token of the pass that the ticket desk has redeemed. */
  used_pass: string | null
  confirmation_token: string
  confirmed_at: string | null
  auth_tokens: string[]
}

/** The `profile_id` of teachers. */
export const TEACHER = 1

/** What only teachers have. */
export const NO_TEACHER_FIELDS = {
  first_lastname: null,
  second_lastname: null,
  phone: null,
  cct: null,
  school: null,
  school_grade_id: null,
  school_type_id: null,
  subject: null,
}

/** Name and last names, those that there are. */
export function fullNameOf({ name, first_lastname, second_lastname }: User): string {
  return [name, first_lastname, second_lastname].filter(Boolean).join(' ')
}

/** A link to a new password that was e-mailed; one per person, gone once it is used. */
interface PasswordReset {
  token: string
  user_id: number
  sent_at: string
}

/** A stored request: the fields that `validation/` reads, with an id and its time. */
export interface Requests {
  appointments: ReturnType<typeof readAppointment> & { user_id: number }
  sponsorship_requests: ReturnType<typeof readSponsorship> & { user_id: number }
  contacts: ReturnType<typeof readContact>
  /** Without a teacher it was not answered in a class. */
  evaluations: ReturnType<typeof readEvaluation>
}

export type Stored<List extends keyof Requests> = Requests[List] & { id: number; created_at: string }

export interface Email {
  id: number
  to: string
  subject: string
  sentAt: string
  html: string
  text: string
}

/** Everything the embedded API remembers. A new resource is a new list here and in `emptyData`. */
export type Data = { [List in keyof Requests]: Stored<List>[] } & {
  lastIds: Record<string, number>
  users: User[]
  emails: Email[]
  passwordResets: PasswordReset[]
}

/** Ids have five and six digits, as in a museum that has been open for years. They show where a layout expects fewer. */
export function emptyData(): Data {
  return {
    lastIds: {
      users: 101_200,
      appointments: 104_512,
      evaluations: 253_080,
      sponsorship_requests: 31_020,
      contacts: 42_600,
      emails: 0,
    },
    users: [],
    appointments: [],
    evaluations: [],
    sponsorship_requests: [],
    contacts: [],
    emails: [],
    passwordResets: [],
  }
}

/** Hands out the next id of a list; ids are never used twice, also after a deletion. */
export function nextId(data: Data, list: keyof Requests | 'users' | 'emails'): number {
  const id = (data.lastIds[list] ?? 0) + 1
  data.lastIds[list] = id
  return id
}
