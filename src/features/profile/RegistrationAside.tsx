import ticket from '@/art/umbral-ancho.svg'
import { Stack } from '@/ui/layout/layout'

import styles from './RegistrationAside.module.css'

/** What people can do with an account. */
export function RegistrationAside() {
  return (
    <Stack as="aside" gap={6} className="no-print" aria-labelledby="con-tu-cuenta">
      <Stack gap={4}>
        <h2 className="h3" id="con-tu-cuenta">
          Con tu cuenta
        </h2>
        <Stack as="ul" gap={4} className={styles.gains}>
          <li>
            <b>Docentes:</b> solicitas visitas con precotización al momento, envías el cuestionario a tu grupo y pides
            patrocinio.
          </li>
          <li>
            <b>Madres, padres y tutores:</b> conoces los recursos para conversar en casa y respondes el cuestionario de
            la visita.
          </li>
          <li>
            <b>Otros perfiles:</b> vuelves al museo con tus temas de interés a la mano.
          </li>
        </Stack>
      </Stack>
      <div className={styles.ticket}>
        <img className={styles.art} src={ticket} alt="" width="340" height="230" loading="lazy" />
        <p className={styles.text}>
          <strong className={styles.name}>Tu entrada</strong>
          La ves al iniciar sesión por primera vez. Tráela impresa.
        </p>
      </div>
    </Stack>
  )
}
