import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

import { withoutTrailingSlash } from '@/lib/paths'
import { selectUser } from '@/store/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { openPage } from '@/store/sessionEvents'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

import { useFocusRescue } from './focusRescue'

/** What happens on every change of page: it starts at its top, its title is announced, and the store hears of it. */
export function RouteChanges() {
  const { pathname } = useLocation()
  const title = useAnnouncedTitle()
  useFocusRescue()
  return (
    <>
      <PageStart key={pathname} path={withoutTrailingSlash(pathname)} />
      <VisuallyHidden>
        <output>{title}</output>
      </VisuallyHidden>
    </>
  )
}

/** A page that was navigated to starts at its top; going back keeps its place. */
function PageStart({ path }: { path: string }) {
  const dispatch = useAppDispatch()
  const navigationType = useNavigationType()

  const user = useAppSelector(selectUser)

  useEffect(() => {
    dispatch(openPage(path, user))
  }, [dispatch, path, user])

  const goToTop = useEffectEvent(() => {
    if (navigationType !== NavigationType.Pop) window.scrollTo({ top: 0, behavior: 'instant' })
  })
  // Before any effect of the page, which may then go on to a part of it.
  useLayoutEffect(() => goToTop(), [])
  return null
}

/** The page's title whenever it changes; empty for the first page, which screen readers announce themselves. */
function useAnnouncedTitle() {
  const [title, setTitle] = useState('')

  useEffect(() => {
    const observer = new MutationObserver(() => setTitle(document.title))
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [])

  return title
}
