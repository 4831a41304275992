import { useEffect, useEffectEvent, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

import { paths, withoutTrailingSlash } from '@/lib/paths'
import { selectUser } from '@/store/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { leaveServices, selectCameFromVisitRequest } from '@/store/visitRequestSlice'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

const visitPages: string[] = [paths.visitRequest, paths.services]

/** What happens on every change of page: it starts at its top, its title is announced, and a visit that was left is. */
export function RouteChanges() {
  const { pathname } = useLocation()
  const title = useAnnouncedTitle()
  useLeaveServices(withoutTrailingSlash(pathname))
  return (
    <>
      <PageStart key={pathname} />
      <VisuallyHidden>
        <output>{title}</output>
      </VisuallyHidden>
    </>
  )
}

/** A page that was navigated to starts at its top; going back keeps its place. */
function PageStart() {
  const navigationType = useNavigationType()
  const goToTop = useEffectEvent(() => {
    if (navigationType !== NavigationType.Pop) window.scrollTo({ top: 0, behavior: 'instant' })
  })
  useEffect(() => goToTop(), [])
  return null
}

/** The services page offers to add and remove until any other page is opened (decision 23). */
function useLeaveServices(pathname: string) {
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)
  const cameFromVisitRequest = useAppSelector(selectCameFromVisitRequest)

  useEffect(() => {
    if (user && cameFromVisitRequest && !visitPages.includes(pathname)) dispatch(leaveServices(user.id))
  }, [dispatch, user, cameFromVisitRequest, pathname])
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
