import type { ComponentProps } from 'react'

import { PageBody } from '@/ui/PageBody'

import { PageHeader } from './PageHeader'

type PageProps = ComponentProps<typeof PageHeader> & ComponentProps<typeof PageBody>

export function Page({ narrow, children, ...header }: PageProps) {
  return (
    <>
      <PageHeader {...header} />
      <PageBody narrow={narrow}>{children}</PageBody>
    </>
  )
}
