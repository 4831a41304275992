import doorBeingBuilt from '@/art/e5-en-construccion.svg'
import { underConstruction } from '@/features/site-status/underConstruction'
import { WaysOn } from '@/features/site-status/WaysOn'
import { paths } from '@/lib/paths'
import { EmptyState } from '@/ui/EmptyState'
import { PageBody } from '@/ui/PageBody'
import { PageHeader } from '@/ui/PageHeader'

/** A page that the site announces and does not have yet. */
export function UnderConstructionPage({ title }: { title: string }) {
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
