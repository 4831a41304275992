import { Fragment, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'

import { selectUser } from '@/store/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { useHydrated } from '@/ui/useHydrated'

import type { AskedAhead } from './askAhead'
import { redirectFor } from './guards'
import { markAsRunning } from './rootMarks'
import type { Route } from './routes'

interface RoutePageProps {
  route: Route
  /** Whether this was asked ahead; true once. */
  takeAskedAhead: (asked: AskedAhead) => boolean
}

/** The page of a route, or the way to where its guard leads. */
export function RoutePage({ route, takeAskedAhead }: RoutePageProps) {
  const user = useAppSelector(selectUser)
  const { pathname, search } = useLocation()
  const isHydrated = useHydrated()
  useLayoutEffect(() => {
    if (isHydrated) markAsRunning()
  }, [isHydrated])
  const elsewhere = redirectFor(route.guard, user)
  if (elsewhere !== null) return <Navigate to={elsewhere} replace state={{ from: pathname + search }} />
  const data = <AskForData key={user?.auth_token} page={route.page} user={user} takeAskedAhead={takeAskedAhead} />
  if (route.guard === undefined || route.guard === 'signedOut') {
    return (
      <>
        <route.page />
        {data}
      </>
    )
  }
  // With another user the page starts afresh: nothing of the user before stays in its state.
  return (
    user && (
      <Fragment key={user.id}>
        <route.page user={user} />
        {data}
      </Fragment>
    )
  )
}

/**
 * Asks for the page's data as it is first shown, unless that was asked ahead: what failed meanwhile would be asked twice.
 * What was asked for a session that ended is asked again: its answer does not count.
 */
function AskForData({ page, user, takeAskedAhead }: AskedAhead & Pick<RoutePageProps, 'takeAskedAhead'>) {
  const dispatch = useAppDispatch()
  const ask = useEffectEvent(() => {
    if (!takeAskedAhead({ page, user })) page.ask(dispatch, user)
  })
  useEffect(() => ask(), [])
  return null
}
