import type { Service } from '@/api/packages'
import { messages } from '@/lib/messages'
import type { ChosenService } from '@/lib/personalStorage'
import type { List } from '@/store/list'
import { ListFailure } from '@/ui/ListFailure'
import { LoadFailure } from '@/ui/LoadFailure'
import { LoadingBlock } from '@/ui/LoadingBlock'
import { Skeleton } from '@/ui/Skeleton'

import styles from './ServiceSection.module.css'
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
      {!service && (services.request.status === 'idle' || services.request.status === 'loading') && (
        <div className={styles.place}>
          <LoadingBlock>
            <Skeleton height="var(--height)" />
          </LoadingBlock>
        </div>
      )}
      {/* There is no visit without a service: none at all is a failure too. */}
      {!service && services.request.status === 'done' && <LoadFailure message={messages.listError} onRetry={onRetry} />}
      <ListFailure request={services.request} onRetry={onRetry} />
    </>
  )
}
