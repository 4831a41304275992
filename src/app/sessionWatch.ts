import { days, stored } from '@/lib/browserStorage'
import { readSession, type SessionUser } from '@/lib/session'
import { selectUser } from '@/store/authSlice'
import { openSession } from '@/store/sessionChanges'
import { signedIn, signedOut, userChanged } from '@/store/sessionEvents'
import type { AppStore } from '@/store/store'

// Written only so that the browser tells the other tabs; what it holds does not matter.
const sessionChange = stored<string>('sesion-cambio', () => null, { life: days(1) })

function tellOtherTabs() {
  // Cookies and storage reach the other tabs by different ways; reading the cookies back waits until they are written.
  readSession()
  sessionChange.write('')
}

const isSameSession = (one: SessionUser | null, other: SessionUser | null) => one?.auth_token === other?.auth_token

/** The same session, with the same greeting and menu in the bar. */
const isSame = (one: SessionUser | null, other: SessionUser | null) =>
  isSameSession(one, other) && one?.name === other?.name && one?.hasAppointments === other?.hasAppointments

/**
 * Keeps this tab with the session of the browser: signing in or out in one tab does it in all.
 * Looks at the cookies when another tab says so, and whenever this one is looked at again.
 */
export function watchSession(store: AppStore): void {
  let known = selectUser(store.getState())

  store.subscribe(() => {
    const user = selectUser(store.getState())
    if (!isSame(user, known)) tellOtherTabs()
    known = user
  })

  function reconcile() {
    const user = readSession()
    if (isSame(user, known)) return
    const isSessionKept = isSameSession(user, known)
    known = user
    if (user) store.dispatch(isSessionKept ? userChanged(user) : signedIn(openSession(user)))
    else store.dispatch(signedOut())
  }

  window.addEventListener('storage', ({ key }) => {
    if (key === sessionChange.key) reconcile()
  })
  document.addEventListener('visibilitychange', reconcile)
  // A page from the back/forward cache heard no events meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reconcile()
  })
}
