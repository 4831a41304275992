import type { ReactNode } from 'react'

import { contentSiteAddress } from '@/lib/links'
import { useAppDispatch } from '@/store/hooks'
import { underConstructionRequested } from '@/store/modalSlice'
import { OutsideLink } from '@/ui/OutsideLink'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

interface ThemeLinkProps {
  /** On the content site. */
  path: string
  className: string | undefined
  children: ReactNode
}

/** A link to a theme on the content site; without one, it opens the dialog 'Sitio en construcción'. */
export function ThemeLink({ path, className, children }: ThemeLinkProps) {
  const dispatch = useAppDispatch()
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
