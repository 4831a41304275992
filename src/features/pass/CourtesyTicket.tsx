import door from '@/art/umbral-boleto.svg'
import group from '@/art/umbral-grupo.svg'
import { classNames } from '@/ui/classNames'

import styles from './CourtesyTicket.module.css'

/** A drawing of the courtesy pass as an entry ticket. @param isAside whether only wide screens have room for it */
export const CourtesyTicket = ({ isAside = false }) => (
  <div className={classNames(styles.ticket, isAside && `${styles.aside} sticky`, 'no-print')} aria-hidden="true">
    <p className={styles.label}>
      Entrada de cortesía
      <strong className="h3">Exposición permanente</strong>
      Museo Memoria y Tolerancia
    </p>
    <img className={styles.art} src={isAside ? group : door} alt="" width="200" height="260" loading="lazy" />
  </div>
)
