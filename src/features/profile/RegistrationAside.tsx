import ticket from '@/art/umbral-ancho.svg'

import styles from './RegistrationAside.module.css'

/** What people can do with an account. */
export function RegistrationAside() {
  return (
    <aside className="no-print" aria-labelledby="con-tu-cuenta">
      <h2 className="h3" id="con-tu-cuenta">
        Con tu cuenta
      </h2>
      <ul className={styles.gains}>
        <li>
          <b>Docentes:</b> solicitas visitas con precotización al momento, envías el cuestionario a tu grupo y pides
          patrocinio.
        </li>
        <li>
          <b>Madres, padres y tutores:</b> conoces los recursos para conversar en casa y respondes el cuestionario de la
          visita.
        </li>
        <li>
          <b>Otros perfiles:</b> vuelves al museo con tus temas de interés a la mano.
        </li>
      </ul>
      <div className={styles.ticket}>
        <img className={styles.art} src={ticket} alt="" width="340" height="230" loading="lazy" />
        <p className={styles.text}>
          <strong className={styles.name}>Tu entrada</strong>
          La ves al iniciar sesión por primera vez. Tráela impresa.
        </p>
      </div>
    </aside>
  )
}
