import type { ReactNode } from 'react'

import { DetailsSummary } from './DetailsSummary'

interface DisclosureProps {
  title: string
  children: ReactNode
}

/** A page section that is closed at first, in a list of the class `rows`. Print omits a closed section. */
export function Disclosure({ title, children }: DisclosureProps) {
  return (
    <details>
      <DetailsSummary title={title} heading="h2" />
      {children}
    </details>
  )
}
