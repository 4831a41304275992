import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'

import type { SessionUser } from '@/model/session'
import { loadAccount, profileCleared } from '@/store/authSlice'
import { useAppDispatch, useUser } from '@/store/hooks'
import { outcomesCleared } from '@/store/request'
import type { AppDispatch } from '@/store/store'

import { redirectFor } from './guards'
import type { Route } from './routes'

export function loadData(route: Route, dispatch: AppDispatch, user: SessionUser | null, search: string): void {
  if (redirectFor(route.guard, user) !== null) return
  for (const list of route.lists ?? []) void dispatch(list())
  route.loadData?.(dispatch, user, search)
}

/** The page whose data was fetched before the first render, and the session token sent with those requests. */
export interface FirstPage {
  route: Route
  token: string | undefined
}

/** Fetches a page's data when it opens and when the session changes, but not that of `firstPage` again. */
export function useLoadData(route: Route, firstPage: FirstPage | undefined): void {
  const dispatch = useAppDispatch()
  const user = useUser()
  const token = user?.auth_token
  const { search } = useLocation()
  const fetched = useRef(firstPage)
  const load = useEffectEvent(() => loadData(route, dispatch, user, search))

  useEffect(() => {
    const isFetched = fetched.current?.route === route && fetched.current.token === token
    fetched.current = undefined
    if (!isFetched) load()
    // Lists stay in the store. The account is cleared, because each page that shows it fetches it again.
    return () => {
      dispatch(profileCleared())
      dispatch(outcomesCleared(loadAccount))
    }
  }, [dispatch, route, token])
}
