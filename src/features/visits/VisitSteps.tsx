import styles from './VisitSteps.module.css'

const steps = [
  ['Crea tu cuenta', 'Es gratuita. Te pediremos los datos de tu escuela.'],
  ['Elige un servicio y una fecha', 'La precotización se calcula con tus asistentes.'],
  ['Espera la confirmación', 'Un ejecutivo del museo confirma o actualiza la fecha.'],
  ['Llega 15 minutos antes', 'Con tu solicitud impresa o en el teléfono.'],
] as const

/** How a school visit comes about. */
export function VisitSteps() {
  return (
    <ol className={styles.steps}>
      {steps.map(([title, text], index) => (
        <li className={styles.step} key={title}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <p className={styles.title}>{title}</p>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
