import { useLayoutEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'

import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { useHydrated } from '@/ui/useHydrated'

import { redirectFor } from './guards'
import { markAsRunning } from './rootMarks'
import type { Route } from './routes'

/** The page of a route, or the way to where its guard leads. */
export function RoutePage({ route }: { route: Route }) {
  const user = useAppSelector(selectUser)
  const { pathname, search } = useLocation()
  const isHydrated = useHydrated()
  useLayoutEffect(() => {
    if (isHydrated) markAsRunning()
  }, [isHydrated])
  const elsewhere = redirectFor(route.guard, user)
  if (elsewhere !== null) return <Navigate to={elsewhere} replace state={{ from: pathname + search }} />
  if (route.guard === undefined || route.guard === 'signedOut') return <route.page />
  // With another user the page starts afresh: nothing of the user before stays in its state.
  return user && <route.page key={user.id} user={user} />
}
