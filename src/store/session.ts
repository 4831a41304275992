import { createAction, isAnyOf } from '@reduxjs/toolkit'

import { apiEndContentSession } from '@/api/contentSite'
import { days, stored } from '@/lib/browserStorage'
import { groupSize } from '@/lib/drafts'
import { type ChosenService, chosenService, type SentVisit, sentVisits, withFolios } from '@/lib/visits'
import { clearPersonalStorage } from '@/lib/personalStorage'
import { clearSession, lastAppointmentId, readSession, type SessionUser } from '@/lib/session'

import type { AppDispatch, AppStore, RootState } from './store'

/** What the browser stores about a person's visit. */
export interface StoredVisit {
  service: ChosenService | null
  /** The newest first. */
  sent: SentVisit[]
}

/** The signed-in person, with what this browser stores of them. */
export interface OpenSession {
  user: SessionUser
  visit: StoredVisit
}

/** A user signed in, here or in another tab, or the page opened with a session. */
export const signedIn = createAction<OpenSession>('session/signedIn')
/** The person saved changes to their profile. */
export const userChanged = createAction<SessionUser>('session/userChanged')

/** What the server refused because it no longer accepts the token. */
export interface RefusedRequest {
  /** The key of the request. */
  request: string
  /** Sentences about unsent and stored input; undefined when nothing was being sent. */
  unsent?: string | undefined
}

/** The server no longer accepts the token. */
export const sessionExpired = createAction<RefusedRequest>('session/expired')
/** The user signed out, here or in another tab, or changed their password. */
export const signedOut = createAction('session/signedOut')
export const visitRequested = createAction<SentVisit>('session/visitRequested')

/** Another session begins, or none. */
export const isSessionChange = isAnyOf(signedIn, signedOut, sessionExpired)

/**
 * A person's session with their visits, as this browser and the API know them.
 * @param folios those that the API lists
 */
export function sessionOf(user: SessionUser, folios: readonly string[] = []): OpenSession {
  const storedVisits = sentVisits(user.id).read() ?? []
  return {
    user,
    visit: {
      service: chosenService(user.id).read(),
      // The cookie may name a visit that is not in storage, when storage was full.
      sent: withFolios(storedVisits, [...folios, lastAppointmentId() ?? '']),
    },
  }
}

/** The session in the cookies, if any. */
export function storedSession(): OpenSession | null {
  const user = readSession()
  return user && sessionOf(user)
}

const isSameSession = (one: SessionUser | null, other: SessionUser | null) => one?.auth_token === other?.auth_token

/** The same session, with the same greeting and menu in the bar. */
export const isSamePerson = (one: SessionUser | null, other: SessionUser | null) =>
  isSameSession(one, other) && one?.name === other?.name && one?.hasAppointments === other?.hasAppointments

/** Takes over the session of the cookies, which another tab may have changed. */
export const followSession = () => (dispatch: AppDispatch, getState: () => RootState) => {
  const user = readSession()
  const current = getState().auth.user
  if (isSamePerson(user, current)) return
  if (user) dispatch(isSameSession(user, current) ? userChanged(user) : signedIn(sessionOf(user)))
  else dispatch(signedOut())
}

/** Ends the session here and on the content site, without waiting for it, and clears the stored group size. */
function removeSession() {
  void apiEndContentSession()
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

/** Signs out and clears everything about the user in this browser. */
export const signOut = (userId: number) => (dispatch: AppDispatch) => {
  clearPersonalStorage(userId)
  dispatch(dropSession())
}

// Set only so that the browser tells the other tabs; what it holds does not matter.
const sessionChange = stored<string>('sesion-cambio', () => null, { life: days(1) })

function notifyOtherTabs() {
  // Cookies and storage reach the other tabs by different ways; reading the cookies back waits until they are there.
  readSession()
  sessionChange.write('')
}

/**
 * Keeps this tab with the session of the browser: signing in or out in one tab does it in all.
 * Looks at the cookies when another tab says so, and whenever this one is looked at again.
 */
export function watchSession(store: AppStore): void {
  let lastReported = store.getState().auth.user

  store.subscribe(() => {
    const user = store.getState().auth.user
    if (!isSamePerson(user, lastReported)) notifyOtherTabs()
    lastReported = user
  })

  function reconcile() {
    lastReported = readSession()
    store.dispatch(followSession())
  }

  window.addEventListener('storage', ({ key }) => {
    if (key === sessionChange.key) reconcile()
  })
  document.addEventListener('visibilitychange', reconcile)
  // A page in the back/forward cache receives no events.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reconcile()
  })
}
