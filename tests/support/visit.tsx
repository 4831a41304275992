import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'

import { signIn } from '@/api/sessions'
import { App } from '@/app/App'
import { pageAt } from '@/app/pages'
import { saveSession, type SessionUser } from '@/lib/session'
import { sessionHash } from '@/lib/sessionHash'
import { selectUser } from '@/store/authSlice'
import { type AppStore, makeStore } from '@/store/store'

import { seededAccounts } from '../embedded-api/embeddedApi'

export type Person = keyof typeof seededAccounts

/** Signs one of the seeded people in on this browser, with a token the embedded API knows. */
export async function signInAs(person: Person): Promise<SessionUser> {
  const { email, password } = seededAccounts[person]
  const { user } = await signIn({ email, password })
  saveSession(user, await sessionHash(user.id, user.email))
  return user
}

interface Visit {
  as?: Person
  /** Lets the page ask for its data before it is drawn, as in a browser, and waits here in between. */
  ahead?: (store: AppStore) => Promise<unknown>
}

/** Opens the whole application at a URL, signed in as somebody or as nobody. */
export async function visit(url: string, { as, ahead }: Visit = {}) {
  if (as) await signInAs(as)
  const address = { pathname: '', search: '', hash: '' }

  function Address() {
    Object.assign(address, useLocation())
    return null
  }

  const store = makeStore()
  if (ahead) {
    const page = pageAt(url)
    await page.load()
    page.ask(store.dispatch, selectUser(store.getState()))
    await ahead(store)
  }
  render(
    <MemoryRouter initialEntries={[url]}>
      <App store={store} />
      <Address />
    </MemoryRouter>,
  )
  return { user: userEvent.setup(), store, address }
}
