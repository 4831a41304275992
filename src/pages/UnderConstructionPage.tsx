import { useLocation } from 'react-router-dom'

import doorBeingBuilt from '@/art/e5-en-construccion.svg'
import { announcedTitles, underConstruction } from '@/features/site-status/underConstruction'
import { WaysOn } from '@/features/site-status/WaysOn'
import { paths, withoutTrailingSlash } from '@/lib/paths'
import { EmptyState } from '@/ui/EmptyState'
import { PageBody } from '@/ui/PageBody'
import { PageHeader } from '@/ui/PageHeader'

/** A page that the site announces and does not have yet. */
export function UnderConstructionPage() {
  const { pathname } = useLocation()
  const title = announcedTitles[withoutTrailingSlash(pathname)] ?? underConstruction.title

  return (
    <>
      <PageHeader title={title} breadcrumb={[{ label: 'Inicio', to: paths.home }, { label: title }]} />
      <PageBody narrow>
        <EmptyState art={doorBeingBuilt} title={underConstruction.title} text={underConstruction.text}>
          <WaysOn />
        </EmptyState>
      </PageBody>
    </>
  )
}
