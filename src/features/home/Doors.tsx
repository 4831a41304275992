import { Link } from 'react-router-dom'

import family from '@/art/puerta-familia.svg'
import group from '@/art/puerta-grupo.svg'
import student from '@/art/puerta-luz.svg'
import { paths } from '@/model/paths'
import { classNames } from '@/ui/classNames'
import { Tiles } from '@/ui/layout/layout'

import styles from './Doors.module.css'

const doors = [
  { art: group, who: 'Soy docente', what: 'Organiza una visita', to: paths.visits },
  { art: student, who: 'Soy estudiante', what: 'Responde el cuestionario', to: paths.answerQuestionnaire },
  { art: family, who: 'Vengo en familia', what: 'Prepara tu visita', to: paths.families },
]

/** Three links, one for each kind of visitor. The doors open while the pointer or the focus is on them. */
export function Doors() {
  return (
    <Tiles as="ul" gap={4} columns={3}>
      {doors.map(({ art, who, what, to }) => (
        <li key={to}>
          <Link className={styles.door} to={to}>
            <span className={styles.wall}>
              <img className={styles.art} src={art} alt="" width="1500" height="260" loading="lazy" />
            </span>
            <span className={classNames(styles.who, 'h3')}>{who}</span> <span className="muted">{what}</span>
          </Link>
        </li>
      ))}
    </Tiles>
  )
}
