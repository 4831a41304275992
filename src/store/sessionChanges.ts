import { endContentSession } from '@/api/contentSite'
import { groupSize } from '@/lib/groupSize'
import { chosenService, clearPersonalStorage, sentVisits, withFolios } from '@/lib/personalStorage'
import { clearSession, lastAppointmentId, readSession, type SessionUser } from '@/lib/session'

import { selectUser } from './authSlice'
import {
  type OpenSession,
  type RefusedRequest,
  sessionExpired,
  signedIn,
  signedOut,
  userChanged,
} from './sessionEvents'
import type { AppDispatch, RootState } from './store'

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

const isSameSession = (one: SessionUser | null, other: SessionUser | null) => one?.auth_token === other?.auth_token

/** The same session, with the same greeting and menu in the bar. */
export const isSamePerson = (one: SessionUser | null, other: SessionUser | null) =>
  isSameSession(one, other) && one?.name === other?.name && one?.hasAppointments === other?.hasAppointments

/** Takes over the session of the cookies, which another tab may have changed. */
export const followSession = () => (dispatch: AppDispatch, getState: () => RootState) => {
  const user = readSession()
  const known = selectUser(getState())
  if (isSamePerson(user, known)) return
  if (user) dispatch(isSameSession(user, known) ? userChanged(user) : signedIn(openSession(user)))
  else dispatch(signedOut())
}

/** Removes the cookies, and how many come: the next person's form begins without. */
function removeSession() {
  clearSession()
  groupSize.clear()
}

/** Ends a session that the server no longer accepts. Drafts stay. */
export const expireSession = (refused: RefusedRequest) => (dispatch: AppDispatch) => {
  removeSession()
  dispatch(sessionExpired(refused))
}

/** Ends the session in this browser when the password was changed. Drafts stay. */
export const dropSession = () => (dispatch: AppDispatch) => {
  removeSession()
  dispatch(signedOut())
}

/** Signs out: clears everything about the person in this browser, and tells the content site without waiting for it. */
export const signOut = (userId: number) => (dispatch: AppDispatch) => {
  void endContentSession()
  clearPersonalStorage(userId)
  dispatch(dropSession())
}
