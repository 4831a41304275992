import { days, stored } from '@/lib/browserStorage'
import { readSession } from '@/lib/session'
import { selectUser } from '@/store/authSlice'
import { followSession, isSamePerson } from '@/store/sessionChanges'
import type { AppStore } from '@/store/store'

// Written only so that the browser tells the other tabs; what it holds does not matter.
const sessionChange = stored<string>('sesion-cambio', () => null, { life: days(1) })

function tellOtherTabs() {
  // Cookies and storage reach the other tabs by different ways; reading the cookies back waits until they are written.
  readSession()
  sessionChange.write('')
}

/**
 * Keeps this tab with the session of the browser: signing in or out in one tab does it in all.
 * Looks at the cookies when another tab says so, and whenever this one is looked at again.
 */
export function watchSession(store: AppStore): void {
  let known = selectUser(store.getState())

  store.subscribe(() => {
    const user = selectUser(store.getState())
    if (!isSamePerson(user, known)) tellOtherTabs()
    known = user
  })

  function reconcile() {
    known = readSession()
    store.dispatch(followSession())
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
