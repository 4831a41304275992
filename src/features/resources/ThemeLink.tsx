import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { contentSiteAddress } from '@/lib/env'
import { useAppDispatch } from '@/store/hooks'
import { underConstructionRequested } from '@/store/modalSlice'
import { OutsideLink } from '@/ui/OutsideLink'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

interface ThemeLinkProps {
  /** On the content site. */
  path: string
  /** The page here on the same subject, if any: what is opened while there is no content site. */
  to?: string | undefined
  className: string | undefined
  children: ReactNode
}

/** A link to a theme on the content site; without one, to its page here, else it opens the dialog 'Sitio en construcción'. */
export function ThemeLink({ path, to, className, children }: ThemeLinkProps) {
  const dispatch = useAppDispatch()
  if (to !== undefined && contentSiteAddress(path) === '') {
    return (
      <Link to={to} className={className}>
        {children}
      </Link>
    )
  }
  return (
    <OutsideLink
      href={contentSiteAddress(path)}
      className={className}
      onMissing={() => dispatch(underConstructionRequested())}
    >
      {children} <VisuallyHidden>(sitio de contenidos del museo)</VisuallyHidden>
    </OutsideLink>
  )
}
