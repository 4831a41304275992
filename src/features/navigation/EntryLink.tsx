import { Link, useLocation } from 'react-router-dom'

import { contentSiteAddress } from '@/model/env'
import { useAppDispatch } from '@/store/hooks'
import { underConstructionRequested } from '@/store/modalSlice'
import { Icon } from '@/ui/Icon'
import { PlainButton } from '@/ui/PlainButton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

import { isActive, type LinkEntry } from './menuEntries'

interface EntryLinkProps {
  entry: LinkEntry
  className: string | undefined
  onChoose?: (() => void) | undefined
}

/** A menu link. Links to the content site open the dialog 'Sitio en construcción' if no such site is configured. */
export function EntryLink({ entry, className, onChoose }: EntryLinkProps) {
  const { pathname } = useLocation()
  const dispatch = useAppDispatch()
  if (entry.kind === 'content') {
    const href = contentSiteAddress(entry.path)
    if (href === '') {
      return (
        <PlainButton
          className={className}
          onClick={() => {
            onChoose?.()
            dispatch(underConstructionRequested())
          }}
        >
          {entry.label}
        </PlainButton>
      )
    }
    return (
      <a className={className} href={href} rel="noopener" onClick={onChoose}>
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
