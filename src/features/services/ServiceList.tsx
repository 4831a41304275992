import type { Service } from '@/api/packages'
import { servicePicture } from '@/content/pictures'
import { paths } from '@/model/paths'
import { formatListPrice, preQuote } from '@/model/prices'
import type { ChosenService } from '@/model/visits'
import { classNames } from '@/ui/classNames'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { Icon } from '@/ui/Icon'
import { Picture } from '@/ui/Picture'
import { Cluster } from '@/ui/layout/layout'

import styles from './ServiceList.module.css'

interface ServiceListProps {
  services: Service[]
  /** The number of visitors; 0 until the user enters a number. */
  people: number
  /** The id of the service chosen for the visit request; null if none is chosen. */
  chosenId: string | null
  /** `onAdd` and `onRemove` are set if the user opened the page from the visit request. */
  onAdd?: ((service: Service) => void) | undefined
  onRemove?: ((service: Service) => void) | undefined
  /** Shows a link to the visit request. Set for users who can request a visit, now or after they sign in. */
  onRequest?: ((service: Service) => void) | undefined
}

export function ServiceList({ services, people, chosenId, onAdd, onRemove, onRequest }: ServiceListProps) {
  return (
    <ul className={styles.list}>
      {services.map((service, position) => {
        const isChosen = service.id === chosenId
        return (
          <li key={service.id} className={styles.service} data-chosen={isChosen || undefined}>
            <div className={styles.art}>
              <Picture {...servicePicture(position)} shape="landscape" eager={position < 3} />
              {isChosen && (
                <span className={styles.tag}>
                  <Icon name="check" size="s" /> En tu visita
                </span>
              )}
            </div>
            <h2 className={classNames(styles.name, 'h3')}>{service.name}</h2>
            {service.description !== '' && <p className={`${styles.description} muted`}>{service.description}</p>}
            <Cluster gap={2} justify="between" className={styles.foot}>
              <Price price={service.price} people={people} />
              {onRequest && (
                <ButtonLink
                  to={paths.visitRequest}
                  tone="secondary"
                  size="s"
                  aria-label={`Pedir esta visita: ${service.name}`}
                  onClick={() => onRequest(service)}
                >
                  Pedir esta visita
                </ButtonLink>
              )}
              {!isChosen && onAdd && (
                <Button
                  tone="secondary"
                  size="s"
                  icon="plus"
                  aria-label={`Agregar ${service.name}`}
                  onClick={() => onAdd(service)}
                >
                  Agregar
                </Button>
              )}
              {/* The first service is the default, so it cannot be removed. */}
              {isChosen && position > 0 && onRemove && (
                <Button
                  tone="secondary"
                  size="s"
                  icon="trash"
                  aria-label={`Quitar ${service.name}`}
                  onClick={() => onRemove(service)}
                >
                  Quitar
                </Button>
              )}
            </Cluster>
          </li>
        )
      })}
    </ul>
  )
}

/** The group's total with a small unit price, or only the unit price if the group size is unknown. */
function Price({ price, people }: { price: number | null; people: number }) {
  const each = formatListPrice(price)
  const isTotal = price !== null && people > 0
  return (
    <p className={styles.price}>
      <b className={price === null ? 'h3' : 'h2 num'}>{isTotal ? formatListPrice(preQuote(price, people)) : each}</b>{' '}
      {price !== null && <span className="small muted">{(isTotal ? `${each}\u00a0` : '') + 'por\u00a0persona'}</span>}
    </p>
  )
}

/** Shows the chosen service, announces a change of service, and links back to the visit request. */
export function ChosenServiceBar({ service }: { service: ChosenService | null }) {
  return (
    <Cluster gap={4} justify="between" className={classNames(styles.bar, 'on-wall')}>
      <output>
        {service && (
          <>
            <span className="small">En tu visita</span> <b className="h4">{service.name}</b>{' '}
            <span>{formatListPrice(service.price)}</span>
            {service.price !== null && <span> por persona</span>}
          </>
        )}
      </output>
      <ButtonLink to={paths.visitRequest} tone="light">
        Volver a mi solicitud
      </ButtonLink>
    </Cluster>
  )
}
