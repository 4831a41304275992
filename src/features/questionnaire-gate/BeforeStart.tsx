import styles from './BeforeStart.module.css'

export const BeforeStart = () => (
  <p className={styles.calm}>
    <b>Antes de empezar.</b> Las preguntas hablan de genocidio y discriminación. Haz una pausa cuando lo necesites: tus
    respuestas se guardan 24 horas en este dispositivo. Si algo te incomoda, platícalo con tu profesor.
  </p>
)
