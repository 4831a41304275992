import { Link, useLocation } from 'react-router-dom'

import { contentSiteAddress } from '@/lib/contentSite'
import { useAppDispatch } from '@/store/hooks'
import { underConstructionRequested } from '@/store/modalSlice'
import { Icon } from '@/ui/Icon'
import { OutsideLink } from '@/ui/OutsideLink'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

import { type ContentEntry, isActive, type LinkEntry, type PageEntry } from './menu'

interface EntryLinkProps<Entry> {
  entry: Entry
  /** Each menu dresses its own entries. */
  className: string | undefined
  /** The menu around it closes. */
  onChoose?: (() => void) | undefined
}

/** An entry of a menu that leads somewhere. */
export function EntryLink({ entry, ...rest }: EntryLinkProps<LinkEntry>) {
  return entry.kind === 'page' ? <PageLink entry={entry} {...rest} /> : <ContentLink entry={entry} {...rest} />
}

function PageLink({ entry, className, onChoose }: EntryLinkProps<PageEntry>) {
  const { pathname } = useLocation()
  return (
    <Link
      className={className}
      to={entry.to}
      aria-current={isActive(entry, pathname) ? 'page' : undefined}
      onClick={onChoose}
    >
      {entry.label}
    </Link>
  )
}

/** While no content site is configured, its entries say that it is under construction. */
function ContentLink({ entry, className, onChoose }: EntryLinkProps<ContentEntry>) {
  const dispatch = useAppDispatch()

  function announce() {
    // The menu takes focus back first, so that the dialog has somewhere to return it.
    onChoose?.()
    dispatch(underConstructionRequested())
  }

  return (
    <OutsideLink href={contentSiteAddress(entry.path)} className={className} onOpen={onChoose} onMissing={announce}>
      {entry.label}
      <Icon name="external" /> <VisuallyHidden>(sitio de contenidos del museo)</VisuallyHidden>
    </OutsideLink>
  )
}
