import { Link, useLocation } from 'react-router-dom'

import { contentSiteAddress } from '@/lib/links'
import { Icon } from '@/ui/Icon'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

import { type ContentEntry, isActive, type LinkEntry, type PageEntry } from './menu'

interface EntryLinkProps<Entry> {
  entry: Entry
  className: string | undefined
  /** Closes the menu. */
  onChoose?: (() => void) | undefined
}

/** A link in a menu. */
export function EntryLink({ entry, ...rest }: EntryLinkProps<LinkEntry>) {
  return entry.kind === 'page' ? <PageLink entry={entry} {...rest} /> : <ContentLink entry={entry} {...rest} />
}

function PageLink({ entry, className, onChoose }: EntryLinkProps<PageEntry>) {
  const { pathname } = useLocation()
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

function ContentLink({ entry, className, onChoose }: EntryLinkProps<ContentEntry>) {
  return (
    <a className={className} href={contentSiteAddress(entry.path)} rel="noopener" onClick={onChoose}>
      {entry.label}
      <Icon name="external" /> <VisuallyHidden>(sitio de contenidos del museo)</VisuallyHidden>
    </a>
  )
}
