import { messages } from '@/lib/messages'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { loadServices, openServicesFromRequest, selectService, selectServices } from '@/store/visitRequestSlice'
import { ListFailure } from '@/ui/ListFailure'
import { LoadFailure } from '@/ui/LoadFailure'
import { LoadingBlock } from '@/ui/LoadingBlock'
import { Skeleton } from '@/ui/Skeleton'

import styles from './ServiceSection.module.css'
import { ServiceSummary } from './ServiceSummary'

/** The service of the visit, while the list loads and when it cannot. */
export function ServiceSection({ userId }: { userId: number }) {
  const dispatch = useAppDispatch()
  const services = useAppSelector(selectServices)
  const service = useAppSelector(selectService)
  const retry = () => void dispatch(loadServices())
  const position = services.items.findIndex(({ id }) => id === service?.id)
  const description = services.items[position]?.description ?? ''
  return (
    <>
      {service && (
        <ServiceSummary
          service={service}
          description={description}
          position={position}
          onChange={() => dispatch(openServicesFromRequest(userId))}
        />
      )}
      {!service && (services.request.status === 'idle' || services.request.status === 'loading') && (
        <div className={styles.place}>
          <LoadingBlock>
            <Skeleton height="var(--height)" />
          </LoadingBlock>
        </div>
      )}
      {/* There is no visit without a service: none at all is a failure too. */}
      {!service && services.request.status === 'done' && <LoadFailure message={messages.listError} onRetry={retry} />}
      <ListFailure request={services.request} onRetry={retry} />
    </>
  )
}
