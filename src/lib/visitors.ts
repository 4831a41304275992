import type { SessionUser } from './session'

/** The kinds of people that a page tells apart before the application runs in it. */
export type VisitorKind = 'visitor' | 'teacher' | 'other'

const somebody = (isTeacher: boolean): SessionUser => ({
  id: 0,
  name: '',
  first_lastname: '',
  second_lastname: '',
  email: '',
  auth_token: '',
  profile_id: 0,
  hasAppointments: false,
  isTeacher,
})

/** One of each kind, for whom the build draws what only they get. */
export const exampleVisitors: [VisitorKind, SessionUser | null][] = [
  ['visitor', null],
  ['teacher', somebody(true)],
  ['other', somebody(false)],
]

export const visitorKind = (user: SessionUser | null): VisitorKind =>
  user === null ? 'visitor' : user.isTeacher ? 'teacher' : 'other'
