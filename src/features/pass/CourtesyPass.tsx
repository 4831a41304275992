import door from '@/art/umbral-boleto.svg'
import { paths, registrationFor } from '@/model/paths'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { ButtonLink } from '@/ui/ButtonLink'
import { classNames } from '@/ui/classNames'
import { Columns, Stack } from '@/ui/layout/layout'

import styles from './CourtesyPass.module.css'

/** Explains the courtesy pass. Links signed-out users to the registration, and other users to their pass. */
export function CourtesyPass() {
  const user = useAppSelector(selectUser)
  return (
    <Columns as="section" gap={7} ratio="5:7" className={styles.pass} aria-labelledby="pase">
      <Stack align="start" gap={4}>
        <h2 id="pase">Tu entrada de cortesía</h2>
        <p className="lead">
          La primera vez que inicias sesión con tu cuenta recibes una entrada gratuita a la exposición permanente.
          Tráela impresa.
        </p>
        <div className={user ? undefined : 'signed-out'}>
          {user ? (
            <ButtonLink to={paths.account}>Ver mi pase</ButtonLink>
          ) : (
            <ButtonLink to={registrationFor.family}>Obtener mi entrada</ButtonLink>
          )}
        </div>
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
