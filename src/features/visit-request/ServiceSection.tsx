import type { Service } from '@/api/packages'
import type { ChosenService } from '@/lib/personalStorage'
import type { List } from '@/store/list'
import { ListFailure } from '@/ui/ListFailure'
import { LoadingBlock } from '@/ui/LoadingBlock'
import { Skeleton } from '@/ui/Skeleton'

import { ServiceSummary } from './ServiceSummary'

interface ServiceSectionProps {
  services: List<Service>
  service: ChosenService | null
  onRetry: () => unknown
  /** Somebody goes to choose another. */
  onChange: () => void
}

/** The service of the visit, while the list loads and when it cannot. */
export function ServiceSection({ services, service, onRetry, onChange }: ServiceSectionProps) {
  const position = services.items.findIndex(({ id }) => id === service?.id)
  const description = services.items[position]?.description ?? ''
  return (
    <>
      {service && (
        <ServiceSummary service={service} description={description} position={position} onChange={onChange} />
      )}
      {!service && services.request.status !== 'failed' && (
        <LoadingBlock>
          <Skeleton height="144px" />
        </LoadingBlock>
      )}
      <ListFailure request={services.request} onRetry={onRetry} />
    </>
  )
}
