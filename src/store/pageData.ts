import { useEffect, useEffectEvent } from 'react'

import type { SessionUser } from '@/lib/session'

import { useAppDispatch } from './hooks'
import type { AppDispatch } from './store'

/** Asks the API for what a page shows. @param user who looks at it; null when nobody is signed in. */
export type PageData = (dispatch: AppDispatch, user: SessionUser | null) => void

const askedAhead = new Map<PageData, SessionUser | null>()

/** Asks before the page is drawn, so that the answers are on their way meanwhile. */
export function askAhead(data: PageData, dispatch: AppDispatch, user: SessionUser | null): void {
  askedAhead.set(data, user)
  data(dispatch, user)
}

/**
 * Asks as the page is first shown, unless it was asked ahead: what failed meanwhile would be asked twice.
 * @param user who looks at a page behind sign-in; what was asked ahead for a session that ended is asked again.
 */
export function usePageData(data: PageData, user: SessionUser | null = null): void {
  const dispatch = useAppDispatch()
  const ask = useEffectEvent(() => {
    const askedFor = askedAhead.get(data)
    const wasAsked = askedFor !== undefined && (user === null || user === askedFor)
    askedAhead.delete(data)
    if (!wasAsked) data(dispatch, user)
  })
  useEffect(() => ask(), [])
}
