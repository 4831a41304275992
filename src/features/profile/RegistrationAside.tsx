import ticket from '@/art/umbral-ancho.svg'

import styles from './RegistrationAside.module.css'

/** What people can do with an account. */
export function RegistrationAside() {
  return (
    <aside className={styles.aside} aria-labelledby="con-tu-cuenta">
      <h2 className={styles.title} id="con-tu-cuenta">
        Con tu cuenta de docente
      </h2>
      <ul className={styles.gains}>
        <li>
          <b>Solicitas visitas</b> presenciales o virtuales, con precotización al momento.
        </li>
        <li>
          <b>Envías el cuestionario</b> a tus estudiantes por correo.
        </li>
        <li>
          <b>Pides patrocinio</b> para una visita gratuita.
        </li>
      </ul>
      <div className={styles.ticket}>
        <img className={styles.art} src={ticket} alt="" width="340" height="230" loading="lazy" />
        <p className={styles.text}>
          Y todas las personas que se registran reciben una
          <strong className={styles.name}>Entrada de cortesía</strong>
          a la exposición permanente
        </p>
      </div>
    </aside>
  )
}
