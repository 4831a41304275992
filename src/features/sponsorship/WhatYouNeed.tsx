import { Link } from 'react-router-dom'

import { paths } from '@/lib/paths'

import styles from './WhatYouNeed.module.css'

/** What people need before they fill in the form. */
export function WhatYouNeed() {
  return (
    <section className={styles.card} aria-labelledby="what-you-need">
      <h2 className={styles.title} id="what-you-need">
        Ten a la mano
      </h2>
      <ul className={styles.list}>
        <li>El sostenimiento y el nivel educativo de tu escuela.</li>
        <li>Su dirección completa, con código postal.</li>
        <li>La razón de tu solicitud, en dos o tres frases.</li>
      </ul>
      <p>
        <Link to={paths.sponsorshipRequirements}>Ver los requisitos de patrocinio</Link>
      </p>
      <p className={styles.note}>Guardamos tu avance en este equipo: puedes salir y continuar después.</p>
    </section>
  )
}
