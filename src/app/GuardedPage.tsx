import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'

import { useUser } from '@/store/hooks'

import { redirectFor } from './guards'
import type { Route } from './routes'

export function GuardedPage({ route }: { route: Route }) {
  const user = useUser()
  const { pathname, search } = useLocation()
  useEffect(() => markAsRunning(), [])
  const redirect = redirectFor(route.guard, user)
  if (redirect !== null) return <Navigate to={redirect} replace state={{ from: pathname + search }} />
  if (route.guard === undefined || route.guard === 'signedOut') return <route.page />
  // The key remounts the page for each user, so that no state of the previous user remains.
  return user && <route.page key={user.id} user={user} />
}

/** Marks the page as hydrated. Removes the session attribute that `firstScript` set, because React now knows the user. */
function markAsRunning(): void {
  const { dataset } = document.documentElement
  dataset['live'] = ''
  delete dataset['session']
}
