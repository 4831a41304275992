import { createAction } from '@reduxjs/toolkit'

import { isVisitRequestPage } from '@/lib/paths'
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
/** The signed-in person changed their own data. */
export const userChanged = createAction<SessionUser>('session/userChanged')
/** The token is no longer good; drafts stay for the next sign-in. */
export const sessionExpired = createAction('session/expired')
export const signedOut = createAction('session/signedOut')
/** A visit was requested: from now on the person has appointments. */
export const visitRequested = createAction<SentVisit>('session/visitRequested')
/** A page was opened, by its path without a slash at its end. */
export const pageOpened = createAction<string>('session/pageOpened')

/** The session with what the browser kept for its person. */
export function openSession(user: SessionUser): OpenSession {
  const appointmentId = lastAppointmentId()
  const kept = sentVisit(user.id).read()
  return {
    user,
    visit: {
      service: chosenService(user.id).read(),
      // The cookie is newer than a summary that could not be kept.
      sent: appointmentId === null || kept?.appointmentId === appointmentId ? kept : bareVisit(appointmentId),
      cameFromVisitRequest: cameFromVisitRequest(user.id).read() ?? false,
    },
  }
}

/** The session this browser has when the app starts, if any. */
export function storedSession(): OpenSession | null {
  const user = readSession()
  return user && openSession(user)
}

/** Ends a session the server no longer accepts: cookies go, drafts stay. */
export function expireSession() {
  clearSession()
  return sessionExpired()
}

/** Ends the session and wipes everything of the person on this computer. */
export function wipeSession(userId: number) {
  clearSession()
  clearPersonalStorage(userId)
  return signedOut()
}

/** Tells that a page was opened; leaving the pages of a visit request forgets that it was begun. */
export function openPage(path: string, user: SessionUser | null) {
  if (user && !isVisitRequestPage(path)) cameFromVisitRequest(user.id).clear()
  return pageOpened(path)
}
