import { serviceArt } from '@/content/serviceArt'
import { formatPrice } from '@/lib/money'
import { paths } from '@/lib/paths'
import type { ChosenService } from '@/lib/personalStorage'
import { ButtonLink } from '@/ui/ButtonLink'

import styles from './ServiceSummary.module.css'

interface ServiceSummaryProps {
  service: ChosenService
  description: string
  /** Its place in the list of services, which its drawing goes by. */
  position: number
  /** The link to the services was followed. */
  onChange: () => void
}

/** The service of the visit, and the way to another. */
export function ServiceSummary({ service, description, position, onChange }: ServiceSummaryProps) {
  return (
    <div className={styles.summary}>
      <img className={styles.art} src={serviceArt(position)} alt="" width="480" height="360" />
      <div className={styles.text}>
        <h3 className={styles.name}>{service.name}</h3>
        {description !== '' && <p className={styles.description}>{description}</p>}
        <p className={styles.price}>
          <b>{formatPrice(service.price)}</b>
          {service.price !== null && ' por persona'}
        </p>
      </div>
      <div className={styles.change}>
        <ButtonLink to={paths.services} tone="secondary" size="s" onClick={onChange}>
          Cambiar servicio
        </ButtonLink>
      </div>
    </div>
  )
}
