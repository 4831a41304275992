import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { contentSiteAddress } from '@/lib/env'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

interface ThemeLinkProps {
  /** On the content site. */
  path: string
  /** The page here on the same subject, which opens while no content site is configured. */
  to: string
  className: string | undefined
  children: ReactNode
}

/** A link to a theme on the content site or, without one, to its page here. */
export function ThemeLink({ path, to, className, children }: ThemeLinkProps) {
  const href = contentSiteAddress(path)
  if (href === '') {
    return (
      <Link to={to} className={className}>
        {children}
      </Link>
    )
  }
  return (
    <a className={className} href={href} rel="noopener">
      {children} <VisuallyHidden>(sitio de contenidos del museo)</VisuallyHidden>
    </a>
  )
}
