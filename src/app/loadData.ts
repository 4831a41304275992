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

/** The page whose data the start has asked for, and with which token. */
export interface FirstPage {
  route: Route
  token: string | undefined
}

/**
 * Asks for the data of each page as it opens, and anew for another session, because answers for one that ended do not count.
 * What the start has asked for is left alone: a list that has failed meanwhile would be asked for twice.
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
