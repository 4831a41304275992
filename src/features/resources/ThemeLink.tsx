import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { contentSiteAddress } from '@/lib/env'
import { useAppDispatch } from '@/store/hooks'
import { underConstructionRequested } from '@/store/modalSlice'
import { PlainButton } from '@/ui/PlainButton'
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
  const href = contentSiteAddress(path)
  if (href === '' && to !== undefined) {
    return (
      <Link to={to} className={className}>
        {children}
      </Link>
    )
  }
  const label = (
    <>
      {children} <VisuallyHidden>(sitio de contenidos del museo)</VisuallyHidden>
    </>
  )
  return href === '' ? (
    <PlainButton className={className} onClick={() => dispatch(underConstructionRequested())}>
      {label}
    </PlainButton>
  ) : (
    <a className={className} href={href} rel="noopener">
      {label}
    </a>
  )
}
