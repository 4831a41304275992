import { Link } from 'react-router-dom'

import family from '@/art/rol-familia.svg'
import teacher from '@/art/rol-docente.svg'
import student from '@/art/rol-estudiante.svg'
import { paths } from '@/model/paths'
import { classNames } from '@/ui/classNames'
import { Icon } from '@/ui/Icon'
import { Tiles } from '@/ui/layout/layout'

import styles from './Doors.module.css'

const doors = [
  { art: teacher, who: 'Soy docente', what: 'Organiza una visita', to: paths.visits },
  { art: student, who: 'Soy estudiante', what: 'Responde el cuestionario', to: paths.answerQuestionnaire },
  { art: family, who: 'Vengo en familia', what: 'Prepara tu visita', to: paths.families },
]

/** Three links, one for each kind of visitor. A door lights up while the pointer or the focus is on it. */
export function Doors() {
  return (
    <Tiles as="ul" gap={4} columns={3}>
      {doors.map(({ art, who, what, to }) => (
        <li key={to}>
          <Link className={styles.door} to={to}>
            <span className={styles.wall}>
              <img className={styles.art} src={art} alt="" width="270" height="180" loading="lazy" />
            </span>
            <span className={classNames(styles.who, 'hover-line h3')}>
              {who} <Icon name="arrow" size="inline" />
            </span>{' '}
            <span className="muted">{what}</span>
          </Link>
        </li>
      ))}
    </Tiles>
  )
}
