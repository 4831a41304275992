import { stored } from '@/lib/browserStorage'
import { readSession } from '@/lib/session'
import { selectUser } from '@/store/authSlice'
import { openSession, signedIn, signedOut } from '@/store/sessionEvents'
import type { AppStore } from '@/store/store'

// Written only so that the browser tells the other tabs; what it holds does not matter.
const sessionChange = stored<string>('sesion-cambio', () => null)

/**
 * Keeps this tab with the session of the browser: signing in or out in one tab does it in all.
 * Looks at the cookies when another tab says so, and whenever this one is looked at again.
 */
export function watchSession(store: AppStore): void {
  let known = selectUser(store.getState())

  store.subscribe(() => {
    const user = selectUser(store.getState())
    if (user?.auth_token !== known?.auth_token) sessionChange.write('')
    known = user
  })

  function reconcile() {
    const user = readSession()
    if (user?.auth_token === known?.auth_token) return
    known = user
    store.dispatch(user ? signedIn(openSession(user)) : signedOut())
  }

  window.addEventListener('storage', ({ key }) => {
    if (key === sessionChange.key) reconcile()
  })
  document.addEventListener('visibilitychange', reconcile)
}
