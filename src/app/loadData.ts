import { useEffect, useEffectEvent, useRef } from 'react'

import type { SessionUser } from '@/lib/session'
import { loadAccount, profileCleared, selectUser } from '@/store/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { outcomesCleared } from '@/store/request'
import type { AppDispatch } from '@/store/store'

import { redirectFor } from './guards'
import type { Route } from './routes'

/** Fetches what a page shows, unless its guard redirects the user. */
export function loadData(route: Route, dispatch: AppDispatch, user: SessionUser | null): void {
  if (redirectFor(route.guard, user) !== null) return
  for (const list of route.lists ?? []) void dispatch(list())
  route.loadData?.(dispatch, user)
}

/** The page whose data the start has fetched, and the token of these calls. */
export interface FirstPage {
  route: Route
  token: string | undefined
}

/**
 * Fetches the data of each page when it opens, and again for another session, because responses to an ended session are
 * ignored. Skips the data that the start has fetched: a list that failed since then would be fetched twice.
 */
export function useLoadData(route: Route, firstPage: FirstPage | undefined): void {
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)
  const token = user?.auth_token
  const asked = useRef(firstPage)
  const load = useEffectEvent(() => loadData(route, dispatch, user))

  useEffect(() => {
    const isAsked = asked.current?.route === route && asked.current.token === token
    asked.current = undefined
    if (!isAsked) load()
    // Lists stay. A person's account is asked for by each page that shows it.
    return () => {
      dispatch(profileCleared())
      dispatch(outcomesCleared(loadAccount))
    }
  }, [dispatch, route, token])
}
