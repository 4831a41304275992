import type { ReactNode } from 'react'

import { PlainButton } from './PlainButton'

interface OutsideLinkProps {
  /** '' while the other site is not configured. */
  href: string
  className: string | undefined
  /** On click, before the browser follows the link. */
  onOpen?: (() => void) | undefined
  /** On click, without `href`. */
  onMissing: () => void
  children: ReactNode
}

/** A link to another site, or a button while that site is not configured. */
export function OutsideLink({ href, className, onOpen, onMissing, children }: OutsideLinkProps) {
  return href === '' ? (
    <PlainButton className={className} onClick={onMissing}>
      {children}
    </PlainButton>
  ) : (
    <a className={className} href={href} rel="noopener" onClick={onOpen}>
      {children}
    </a>
  )
}
