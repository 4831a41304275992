import { Link, useLocation } from 'react-router-dom'

import { contentSiteAddress } from '@/lib/links'
import { useAppDispatch } from '@/store/hooks'
import { underConstructionRequested } from '@/store/modalSlice'
import { Icon } from '@/ui/Icon'
import { OutsideLink } from '@/ui/OutsideLink'
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

/** A link to the content site; without one, it opens the dialog 'Sitio en construcción'. */
function ContentLink({ entry, className, onChoose }: EntryLinkProps<ContentEntry>) {
  const dispatch = useAppDispatch()

  function announce() {
    // Closed first: the menu returns focus to its button, where the dialog returns it later.
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
