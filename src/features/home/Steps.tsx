import styles from './Steps.module.css'

const steps = [
  ['Crea tu cuenta', 'Es gratuita. Te pediremos los datos de tu escuela.'],
  ['Elige un servicio y una fecha', 'La precotización se calcula con tus asistentes.'],
  ['Espera la confirmación', 'Un ejecutivo del museo confirma o actualiza la fecha.'],
  ['Llega 15 minutos antes', 'Con tu solicitud impresa o en el teléfono.'],
] as const

/** How a school visit comes about. */
export function Steps() {
  return (
    <section className={styles.section} aria-labelledby="organizacion">
      <div className="container">
        <h2 className={styles.heading} id="organizacion">
          Así se organiza
        </h2>
        <ol className={styles.steps}>
          {steps.map(([title, text], index) => (
            <li className={styles.step} key={title}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.text}>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
