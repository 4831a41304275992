import { createAction, isAnyOf } from '@reduxjs/toolkit'

import { apiEndContentSession } from '@/api/contentSite'
import { groupSize } from '@/model/groupSize'
import { clearPersonalStorage, storedValue } from '@/model/stored'
import { chosenService, noteForgottenVisits, type SentVisit, sentVisits, withFolios } from '@/model/visits'
import { clearSession, isSameUser, lastAppointmentId, readSession, type SessionUser } from '@/model/session'

import type { AppDispatch, AppStore, RootState } from './store'

/** The signed-in user, and the data about their visits that this browser stores. */
export type OpenSession = ReturnType<typeof sessionOf>

/** The user signed in, here or in another tab, or the page opened with a session. */
export const signedIn = createAction<OpenSession>('session/signedIn')
/** The user's data in the session changed, here or in another tab. */
export const userChanged = createAction<SessionUser>('session/userChanged')

/** The request that the server refused because the token is no longer valid. */
export interface RefusedRequest {
  request: string
  /** Sentences about unsent and stored input; undefined when nothing was being sent. */
  unsent?: string | undefined
}

/** The server no longer accepts the token. */
export const sessionExpired = createAction<RefusedRequest>('session/expired')
/** The user signed out, here or in another tab, or changed their password. */
export const signedOut = createAction('session/signedOut')
export const visitRequested = createAction<SentVisit>('session/visitRequested')

/** Whether an action starts or ends a session. */
export const isSessionChange = isAnyOf(signedIn, signedOut, sessionExpired)

/** Returns a user's session, with the visits stored here and those whose folios the API lists. */
export function sessionOf(user: SessionUser, folios: readonly string[] = []) {
  const storedVisits = sentVisits(user.id).read() ?? []
  return {
    user,
    visit: {
      service: chosenService(user.id).read(),
      // Newest first. If storage was full, the folio of the last visit is in the cookie only.
      sent: withFolios(storedVisits, [...folios, lastAppointmentId() ?? '']),
    },
  }
}

/** Returns the session in the cookies; null if there is none. */
export function storedSession(): OpenSession | null {
  const user = readSession()
  return user && sessionOf(user)
}

/** Adopts the session in the cookies and the last visit request, which another tab may have changed or sent. */
export const followSession = () => (dispatch: AppDispatch, getState: () => RootState) => {
  const user = readSession()
  const { auth, visitRequest } = getState()
  if (user && user.auth_token === auth.user?.auth_token) {
    if (!isSameUser(user, auth.user)) dispatch(userChanged(user))
    const [newest] = sentVisits(user.id).read() ?? []
    const isShown = visitRequest.sent.some(({ appointmentId }) => appointmentId === newest?.appointmentId)
    if (newest && !isShown) dispatch(visitRequested(newest))
  } else if (user) dispatch(signedIn(sessionOf(user)))
  else if (auth.user) dispatch(signedOut())
}

/** Ends the session in this browser and, without waiting, on the content site. Clears the group size. */
function removeSession() {
  void apiEndContentSession()
  clearSession()
  groupSize.clear()
}

/** Ends a session whose token the server no longer accepts. Keeps drafts. */
export const expireSession = (refused: RefusedRequest) => (dispatch: AppDispatch) => {
  removeSession()
  dispatch(sessionExpired(refused))
}

/** Ends the session in this browser. Keeps drafts. */
export const dropSession = () => (dispatch: AppDispatch) => {
  removeSession()
  dispatch(signedOut())
}

/** Signs out, and removes the user's stored values (`clearPersonalStorage`). */
export const signOut = (userId: number) => (dispatch: AppDispatch) => {
  noteForgottenVisits(userId)
  clearPersonalStorage(userId)
  dispatch(dropSession())
}

// Writing this value triggers a `storage` event in the other tabs. The value itself has no meaning.
const sessionChange = storedValue('sesion-cambio', () => '')

function notifyOtherTabs() {
  // Cookies and storage reach other tabs independently. Reading the cookies first makes the browser synchronize them.
  readSession()
  sessionChange.write('')
}

/** Follows the browser's session: after a report of another tab, and when this tab becomes visible or is restored. */
export function watchSession(store: AppStore): void {
  let lastReported = store.getState().auth.user

  store.subscribe(() => {
    const user = store.getState().auth.user
    if (!isSameUser(user, lastReported)) notifyOtherTabs()
    lastReported = user
  })

  sessionChange.subscribe(() => {
    const { user } = store.getState().auth
    lastReported = readSession()
    // First, because pages for signed-out users read this tab's drafts. Here, an expiry looks like a sign-out.
    if (user && !lastReported) clearPersonalStorage(user.id, true)
    store.dispatch(followSession())
  })
}
