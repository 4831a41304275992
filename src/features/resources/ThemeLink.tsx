import type { ReactNode } from 'react'

import { contentSiteAddress } from '@/lib/contentSite'
import { useAppDispatch } from '@/store/hooks'
import { underConstructionRequested } from '@/store/modalSlice'
import { OutsideLink } from '@/ui/OutsideLink'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

interface ThemeLinkProps {
  /** Of the content site. */
  path: string
  className: string | undefined
  children: ReactNode
}

/** Leads to a theme on the content site; while none is configured, says that it is under construction. */
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
