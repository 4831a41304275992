import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { contentSiteAddress } from '@/model/env'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

interface ThemeLinkProps {
  /** The theme's path on the content site. */
  path: string
  /** Our page on the same theme, used if no content site is configured. */
  to: string
  className: string | undefined
  children: ReactNode
}

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
