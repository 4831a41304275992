import { endContentSession } from '@/api/contentSite'
import { chosenService, clearPersonalStorage, decodeSentVisit, sentVisit } from '@/lib/personalStorage'
import { clearSession, lastAppointmentId, readSession, type SessionUser } from '@/lib/session'

import { type OpenSession, sessionExpired, signedOut } from './sessionEvents'
import type { AppDispatch } from './store'

/** A person's session with what this browser keeps about their visit. */
export function openSession(user: SessionUser): OpenSession {
  const appointmentId = lastAppointmentId()
  const kept = sentVisit(user.id).read()
  return {
    user,
    visit: {
      service: chosenService(user.id).read(),
      // The cookie may name a newer visit than the one in storage, when storage was full.
      sent: appointmentId === null || kept?.appointmentId === appointmentId ? kept : decodeSentVisit({ appointmentId }),
    },
  }
}

/** The session in the cookies, if any. */
export function storedSession(): OpenSession | null {
  const user = readSession()
  return user && openSession(user)
}

/** Ends a session that the server no longer accepts. Drafts stay. */
export const expireSession = () => (dispatch: AppDispatch) => {
  clearSession()
  dispatch(sessionExpired())
}

/** Ends the session in this browser before the password is changed. Drafts stay. */
export const dropSession = () => (dispatch: AppDispatch) => {
  clearSession()
  dispatch(signedOut())
}

/** Signs out: clears everything about the person in this browser, and tells the content site without waiting for it. */
export const signOut = (userId: number) => (dispatch: AppDispatch) => {
  void endContentSession()
  clearPersonalStorage(userId)
  dispatch(dropSession())
}
