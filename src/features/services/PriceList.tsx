import { Link } from 'react-router-dom'

import type { Service } from '@/api/packages'
import { paths } from '@/model/paths'
import { formatListPrice, preQuote } from '@/model/prices'
import { classNames } from '@/ui/classNames'
import { Icon } from '@/ui/Icon'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

import styles from './PriceList.module.css'

interface PriceListProps {
  services: Service[]
  /** The number of visitors; 0 until the user enters a number. */
  people: number
  /** Makes each row a link to the visit request. Set for users who can request a visit, now or after they sign in. */
  onRequest?: ((service: Service) => void) | undefined
}

/** Lists the services with their price for the group, one service per line. */
export function PriceList({ services, people, onRequest }: PriceListProps) {
  return (
    <ul className={styles.list}>
      {services.map((service) => (
        <li className={styles.item} key={service.id}>
          {onRequest ? (
            <Link className={styles.row} to={paths.visitRequest} onClick={() => onRequest(service)}>
              <VisuallyHidden>Pedir esta visita:</VisuallyHidden> <Row service={service} people={people} />
              <Icon className={styles.arrow} name="arrow" />
            </Link>
          ) : (
            <div className={styles.row}>
              <Row service={service} people={people} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function Row({ service: { name, price }, people }: { service: Service; people: number }) {
  const isPriced = price !== null && people > 0
  return (
    <>
      <span className={styles.name}>{name}</span>{' '}
      <span>
        <b className={classNames(styles.price, isPriced && styles.total)}>
          {formatListPrice(isPriced ? preQuote(price, people) : price)}
        </b>{' '}
        {price !== null && (
          <span className={classNames(styles.unit, 'muted small')}>
            {isPriced && `a ${formatListPrice(price)}`} por persona
          </span>
        )}
      </span>
    </>
  )
}
