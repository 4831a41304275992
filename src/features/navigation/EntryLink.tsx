import { Link, useLocation } from 'react-router-dom'

import { contentSiteAddress } from '@/lib/env'
import { Icon } from '@/ui/Icon'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

import { isActive, type LinkEntry } from './menu'

interface EntryLinkProps {
  entry: LinkEntry
  className: string | undefined
  /** Closes the menu. */
  onChoose?: (() => void) | undefined
}

/** A link in a menu. */
export function EntryLink({ entry, className, onChoose }: EntryLinkProps) {
  const { pathname } = useLocation()
  if (entry.kind === 'content') {
    return (
      <a className={className} href={contentSiteAddress(entry.path)} rel="noopener" onClick={onChoose}>
        {entry.label}
        <Icon name="external" /> <VisuallyHidden>(sitio de contenidos del museo)</VisuallyHidden>
      </a>
    )
  }
  return (
    <Link
      className={className}
      to={entry.to}
      state={entry.state}
      aria-current={isActive(entry, pathname) ? 'page' : undefined}
      onClick={onChoose}
    >
      {entry.label}
    </Link>
  )
}
