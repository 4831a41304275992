import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'

import { stored } from '@/lib/browserStorage'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'

import { redirectFor } from './guards'
import type { Route } from './routes'

/** The page of a row, for those whom its guard lets in; the others are sent on. */
export function GuardedPage({ route }: { route: Route }) {
  const user = useAppSelector(selectUser)
  const { pathname, search } = useLocation()
  useEffect(() => markAsRunning(), [])
  const redirect = redirectFor(route.guard, user)
  if (redirect !== null) return <Navigate to={redirect} replace state={{ from: pathname + search }} />
  if (route.guard === undefined || route.guard === 'signedOut') return <route.page />
  // With another user the page restarts: nothing of the user before stays in its state.
  return user && <route.page key={user.id} user={user} />
}

/** Whether this browser has loaded our fonts lately, and likely has them still. Read by `firstScript` too. */
const hasFonts = stored('letras', (value) => (value === true ? true : null))

/** The application runs in the whole page and knows the user: the marks of `firstScript` are over, and our fonts may come. */
function markAsRunning(): void {
  const { dataset } = document.documentElement
  dataset['live'] = ''
  delete dataset['session']
  hasFonts.write(true)
}
