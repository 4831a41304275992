import { createAction } from '@reduxjs/toolkit'

import { clearSession, lastAppointmentId, readSession, type SessionUser } from '@/lib/session'
import {
  bareVisit,
  cameFromVisitRequest,
  type ChosenService,
  chosenService,
  clearPersonalStorage,
  type SentVisit,
  sentVisit,
} from '@/lib/personalStorage'

/** What the browser kept of a person's visit. */
export interface KeptVisit {
  service: ChosenService | null
  sent: SentVisit | null
  cameFromVisitRequest: boolean
}

export interface OpenSession {
  user: SessionUser
  visit: KeptVisit
}

export const signedIn = createAction<OpenSession>('session/signedIn')
/** The token is no longer good; drafts stay for the next sign-in. */
export const sessionExpired = createAction('session/expired')
export const signedOut = createAction('session/signedOut')

/** The session with what the browser kept for its person. */
export function openSession(user: SessionUser): OpenSession {
  const appointmentId = lastAppointmentId()
  return {
    user,
    visit: {
      service: chosenService(user.id).read(),
      sent: sentVisit(user.id).read() ?? (appointmentId === null ? null : bareVisit(appointmentId)),
      cameFromVisitRequest: cameFromVisitRequest(user.id).read() ?? false,
    },
  }
}

/** The session this browser has when the app starts, if any. */
export function storedSession(): OpenSession | null {
  const user = readSession()
  return user && openSession(user)
}

/** Ends a session the server no longer accepts: cookies go, drafts stay (decision 6). */
export function expireSession() {
  clearSession()
  return sessionExpired()
}

/** Ends the session and wipes everything of the person on this computer (decision 6). */
export function wipeSession() {
  clearSession()
  clearPersonalStorage()
  return signedOut()
}
