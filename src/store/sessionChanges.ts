import { endContentSession } from '@/api/contentSite'
import { chosenService, clearPersonalStorage, sentVisits, withFolios } from '@/lib/personalStorage'
import { clearSession, lastAppointmentId, readSession, type SessionUser } from '@/lib/session'

import { type OpenSession, sessionExpired, signedOut } from './sessionEvents'
import type { AppDispatch } from './store'

/**
 * A person's session with what is known about their visits.
 * @param folios those that the API lists
 */
export function openSession(user: SessionUser, folios: readonly string[] = []): OpenSession {
  const last = lastAppointmentId()
  const kept = sentVisits(user.id).read() ?? []
  return {
    user,
    visit: {
      service: chosenService(user.id).read(),
      // The cookie may name a visit that is not in storage, when storage was full.
      sent: withFolios(kept, last === null ? folios : [...folios, last]),
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
