import { servicePicture } from '@/content/pictures'
import { isVirtual, museumTime, virtualLink } from '@/content/virtualVisits'
import { formatPrice } from '@/model/prices'
import { fromVisitRequest, paths } from '@/model/paths'
import { useAppSelector, useList } from '@/store/hooks'
import { loadServices, selectService } from '@/store/visitRequestSlice'
import { classNames } from '@/ui/classNames'
import { ButtonLink } from '@/ui/ButtonLink'
import { ListState } from '@/ui/ListState'
import { Picture } from '@/ui/Picture'
import { Skeleton } from '@/ui/Skeleton'
import { Stack } from '@/ui/layout/layout'

import styles from './ServiceSection.module.css'

const placeholder = (
  <div className={styles.placeholder}>
    <Skeleton height="var(--height)" />
  </div>
)

export function ServiceSection({ userId }: { userId: number }) {
  const services = useList(loadServices)
  const service = useAppSelector(selectService)
  const position = services.items.findIndex(({ id }) => id === service?.id)
  const description = services.items[position]?.description ?? ''
  return (
    <>
      {service && (
        <div className={classNames(styles.summary, 'sheet edge')}>
          {/* The picture depends on the service's position in the list, which is unknown until the list is loaded. */}
          {position >= 0 && <Picture {...servicePicture(position)} shape="landscape" className={styles.art} eager />}
          <Stack gap={1} className={styles.text}>
            <h3>{service.name}</h3>
            <p>
              <b className="h3">{formatPrice(service.price)}</b>
              {service.price !== null && <span className="small"> por persona</span>}
            </p>
          </Stack>
          <div className={styles.about}>
            <p className="muted visually-hidden-on-phones">{description}</p>
            {isVirtual(service) && (
              <>
                <p>{virtualLink.forTeacher}</p>
                <p>El horario es {museumTime}.</p>
              </>
            )}
          </div>
          <div className={classNames(styles.change, 'no-print')}>
            <ButtonLink to={paths.services} state={fromVisitRequest(userId)} tone="plain" size="s">
              Cambiar servicio
            </ButtonLink>
          </div>
        </div>
      )}
      <ListState list={services} listName="los servicios" skeleton={!service && placeholder} />
    </>
  )
}
