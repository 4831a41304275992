import { createAction } from '@reduxjs/toolkit'

import type { ChosenService, SentVisit } from '@/lib/personalStorage'
import type { SessionUser } from '@/lib/session'

/** What the browser keeps about a person's visit. */
export interface KeptVisit {
  service: ChosenService | null
  /** The newest first. */
  sent: SentVisit[]
}

export interface OpenSession {
  user: SessionUser
  visit: KeptVisit
}

export const signedIn = createAction<OpenSession>('session/signedIn')
/** The person saved changes to their profile. */
export const userChanged = createAction<SessionUser>('session/userChanged')
/** What the server refused because it no longer accepts the token. */
export interface RefusedRequest {
  /** The key of the request. */
  request: string
  /** What was not sent, and what is kept, in words; undefined when nothing was being sent. */
  unsent?: string | undefined
}

/** The server no longer accepts the token. */
export const sessionExpired = createAction<RefusedRequest>('session/expired')
export const signedOut = createAction('session/signedOut')
/** A visit request was sent. */
export const visitRequested = createAction<SentVisit>('session/visitRequested')
