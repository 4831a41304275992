import door from '@/art/umbral-boleto.svg'
import { registrationFor } from '@/model/paths'
import { ButtonLink } from '@/ui/ButtonLink'
import { classNames } from '@/ui/classNames'
import { Columns, Stack } from '@/ui/layout/layout'

import styles from './CourtesyPass.module.css'

/** Tells signed-out users about the courtesy pass for new accounts. */
export function CourtesyPass() {
  return (
    <Columns
      as="section"
      gap={7}
      ratio="5:7"
      className={classNames(styles.pass, 'container', 'signed-out')}
      aria-labelledby="pase"
    >
      <Stack align="start" gap={4}>
        <h2 id="pase">Tu entrada de cortesía</h2>
        <p className="lead">
          Crea tu cuenta: la primera vez que inicies sesión recibes una entrada gratuita a la exposición permanente.
          Tráela impresa.
        </p>
        <ButtonLink to={registrationFor.family}>Obtener mi entrada</ButtonLink>
      </Stack>
      <div className={classNames(styles.ticket, 'no-print')} aria-hidden="true">
        <p className={styles.label}>
          Entrada de cortesía
          <strong className={classNames(styles.title, 'h3')}>Exposición permanente</strong>
          Museo Memoria y Tolerancia
        </p>
        <img className={styles.art} src={door} alt="" width="200" height="260" loading="lazy" />
      </div>
    </Columns>
  )
}
