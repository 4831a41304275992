import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

import { paths, withoutTrailingSlash } from '@/lib/paths'
import { registrationIsOpen } from '@/lib/drafts'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

import { useFocusRescue } from './focusRescue'

/** What happens on every change of page: it starts at its top, and its title is announced. */
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
  const navigationType = useNavigationType()

  // The registration needs to know whether it was left meanwhile.
  useEffect(() => {
    if (path !== paths.registration) registrationIsOpen.clear()
  }, [path])

  const goToTop = useEffectEvent(() => {
    if (navigationType !== NavigationType.Pop) window.scrollTo({ top: 0, behavior: 'instant' })
  })
  // In a layout effect, because the page's own effects may scroll to a part of it.
  useLayoutEffect(() => goToTop(), [])
  return null
}

/**
 * The title of the page that was navigated to, once; empty for the first page, which the browser announces itself. What
 * changes within a page, such as a question, says so by its heading, which takes focus.
 */
function useAnnouncedTitle() {
  const { pathname } = useLocation()
  const [page, setPage] = useState({ pathname, title: '' })

  const announce = useEffectEvent(() => {
    if (document.title === '' || page.pathname === pathname) return
    setPage({ pathname, title: document.title })
  })
  // A page that is still loading has no title yet.
  useEffect(() => {
    const observer = new MutationObserver(() => announce())
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [])

  return page.title
}
