import { settings } from '@/lib/env'
import { telephoneLink } from '@/lib/addresses'
import { Icon } from '@/ui/Icon'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

import styles from './ContactFacts.module.css'

const { museum } = settings

/** The museum's address and telephone number. */
export function ContactFacts() {
  return (
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt>
          <Icon name="pin" />
          <VisuallyHidden>Dirección</VisuallyHidden>
        </dt>
        <dd>{museum.address}</dd>
      </div>
      <div className={styles.fact}>
        <dt>
          <Icon name="phone" />
          <VisuallyHidden>Teléfono</VisuallyHidden>
        </dt>
        <dd>
          <a href={telephoneLink(museum.phone)}>{museum.phone}</a>
        </dd>
      </div>
    </dl>
  )
}
