import wall from '@/art/muro-recorrido.svg'
import { classNames } from '@/ui/classNames'

import styles from './Scenes.module.css'

/** In the order of the drawing, from left to right. */
const scenes = [
  { name: 'Memoria', sentence: 'Recordar es devolver un nombre a\u00a0quienes lo perdieron.' },
  { name: 'El recorrido', sentence: 'Lo que en clase es una fecha, en el museo es una persona.' },
  { name: 'Tolerancia', sentence: 'La dignidad de quien es distinto vale lo mismo que la propia.' },
]

/** One wall in three scenes: across the page on wide screens, otherwise a part of the drawing above each sentence. */
export function Scenes() {
  return (
    <ol className={styles.scenes}>
      {scenes.map(({ name, sentence }) => (
        <li key={name} className={styles.scene}>
          <img className={styles.art} src={wall} alt="" width="1920" height="360" loading="lazy" />
          <h3 className={classNames(styles.name, 'text-title')}>{name}</h3>
          <p className="h2">{sentence}</p>
        </li>
      ))}
    </ol>
  )
}
