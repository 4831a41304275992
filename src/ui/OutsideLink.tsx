import type { ReactNode } from 'react'

interface OutsideLinkProps {
  /** Empty while there is nothing to lead to. */
  href: string
  className: string | undefined
  /** Before it leads away. */
  onOpen?: (() => void) | undefined
  /** Asked for although there is nothing: says so. */
  onMissing: () => void
  children: ReactNode
}

/** A link to another site, which may not be there yet: then it is a button that says so. */
export function OutsideLink({ href, className, onOpen, onMissing, children }: OutsideLinkProps) {
  return href === '' ? (
    <button className={className} type="button" onClick={onMissing}>
      {children}
    </button>
  ) : (
    <a className={className} href={href} rel="noopener" onClick={onOpen}>
      {children}
    </a>
  )
}
