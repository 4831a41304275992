import { formatListPrice } from '@/lib/prices'
import { paths } from '@/lib/paths'
import type { ChosenService } from '@/lib/visits'
import { ButtonLink } from '@/ui/ButtonLink'

import styles from './ChosenServiceBar.module.css'

/** The service of the visit, announced when it changes, and a link back to the request. */
export function ChosenServiceBar({ service }: { service: ChosenService | null }) {
  return (
    <div className={styles.bar}>
      <output>
        {service && (
          <>
            <span className={styles.label}>En tu visita</span> <b className={styles.name}>{service.name}</b>{' '}
            {formatListPrice(service.price)}
            {service.price !== null && ' por persona'}
          </>
        )}
      </output>
      <ButtonLink to={paths.visitRequest} tone="light">
        Volver a mi solicitud
      </ButtonLink>
    </div>
  )
}
