import type { readEvaluation } from './validation/questionnaire.ts'
import type { readAppointment, readContact, readSponsorship } from './validation/requests.ts'

/** A user. As in Rails, columns that a profile does not use are null. */
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
  /** The token of the unused courtesy pass; null if the user has no unused pass. */
  free_pass: string | null
  /** The token of the redeemed pass; null if no pass was redeemed. */
  used_pass: string | null
  confirmation_token: string
  confirmed_at: string | null
  auth_tokens: string[]
}

/** The `profile_id` of teachers. */
export const TEACHER = 1

/** The null values that all other users have in the columns for teachers. */
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

/** Returns the first name and the last names, without those that are missing. */
export function fullNameOf({ name, first_lastname, second_lastname }: User): string {
  return [name, first_lastname, second_lastname].filter(Boolean).join(' ')
}

/** An e-mailed password recovery link. A user has at most one such link, which is deleted after use. */
interface PasswordReset {
  token: string
  user_id: number
  sent_at: string
}

/** The fields of each kind of request, as `validation/` reads them. */
export interface Requests {
  appointments: ReturnType<typeof readAppointment> & { user_id: number }
  sponsorship_requests: ReturnType<typeof readSponsorship> & { user_id: number }
  contacts: ReturnType<typeof readContact>
  /** `id_professor` is null if the answers do not belong to a class. */
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

/** All stored data. A new resource needs a list here and in `emptyData`. */
export type Data = { [List in keyof Requests]: Stored<List>[] } & {
  lastIds: Record<string, number>
  users: User[]
  emails: Email[]
  passwordResets: PasswordReset[]
}

/**
 * The data of an empty database. Most ids start at five or six digits, as after years of use, so that tests find
 * layouts that are too narrow.
 */
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

/** Returns the next id of a list. Ids are never reused, not even after a deletion. */
export function nextId(data: Data, list: keyof Requests | 'users' | 'emails'): number {
  const id = (data.lastIds[list] ?? 0) + 1
  data.lastIds[list] = id
  return id
}
