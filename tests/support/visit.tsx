import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom'

import { apiSignIn } from '@/api/sessions'
import { App } from '@/app/App'
import { loadData } from '@/app/loadData'
import { routeAt } from '@/app/routes'
import { saveSession, type SessionUser } from '@/model/session'
import { sessionHash } from '@/model/sessionHash'
import { selectUser } from '@/store/authSlice'
import { storedSession } from '@/store/session'
import { type AppStore, makeStore } from '@/store/store'

import { seededAccounts } from '@/mocks/embeddedApi'

export type Person = keyof typeof seededAccounts

/** Signs in a seeded user: writes the session's cookies with a valid token. */
export async function signInAs(person: Person): Promise<SessionUser> {
  const { email, password } = seededAccounts[person]
  const { user } = await apiSignIn({ email, password })
  saveSession(user, sessionHash(user.id, user.email))
  return user
}

interface Visit {
  as?: Person
  /** Runs after the first requests are sent and before the first render. */
  ahead?: (store: AppStore) => Promise<unknown>
}

/**
 * Opens the whole application at a URL, as a seeded user or signed out.
 * @returns a `user` who clicks and types, the store, the current `address`, and functions that navigate
 */
export async function visit(url: string, { as, ahead }: Visit = {}) {
  if (as) await signInAs(as)
  const address = { pathname: '', search: '', hash: '' }
  const router: { navigate?: NavigateFunction } = {}

  function Address() {
    Object.assign(address, useLocation())
    Object.assign(router, { navigate: useNavigate() })
    return null
  }

  const store = makeStore(storedSession())
  // As in a browser, the page's code is loaded before the first render.
  const route = routeAt(url)
  await route.page.load()
  const sessionUser = selectUser(store.getState())
  loadData(route, store.dispatch, sessionUser, new URL(url, window.location.origin).search)
  await ahead?.(store)
  render(
    <MemoryRouter initialEntries={[url]}>
      <App store={store} firstPage={{ route, token: sessionUser?.auth_token }} />
      <Address />
    </MemoryRouter>,
  )
  /** Navigates within the application, like a link. */
  const go = (path: string) => act(async () => router.navigate?.(path))
  const goBack = () => act(async () => router.navigate?.(-1))
  return { user: userEvent.setup(), store, address, go, goBack }
}
