import type { SessionUser } from '@/lib/session'
import { selectUser } from '@/store/authSlice'
import type { AppStore } from '@/store/store'

import { redirectFor } from './guards'
import type { Route } from './routes'

/** What was asked for before the first page was drawn, so that the answers were on their way meanwhile. */
export interface AskedAhead {
  page: Route['page']
  user: SessionUser | null
}

/** Asks for the data of a page whose code is there; of nothing where the guard leads away. */
export function askAhead({ page, guard }: Route, store: AppStore): AskedAhead | undefined {
  const user = selectUser(store.getState())
  if (redirectFor(guard, user) !== null) return undefined
  page.ask(store.dispatch, user)
  return { page, user }
}
