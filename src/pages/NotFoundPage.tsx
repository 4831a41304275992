import { Link } from 'react-router-dom'

import door from '@/art/puerta-a-ninguna-parte.svg'
import { paths } from '@/model/paths'
import { classNames } from '@/ui/classNames'
import { Stack } from '@/ui/layout/layout'
import { PageHead } from '@/ui/PageHead'
import { PageTitle } from '@/ui/PageTitle'

import { HomeSections } from './HomeSections'
import styles from './NotFoundPage.module.css'

const doors = [
  ['Organizar una visita escolar', paths.visits],
  ['Ver los recursos educativos', paths.resources],
  ['Responder cuestionario', paths.answerQuestionnaire],
] as const

export function NotFoundPage() {
  return (
    <>
      <PageHead title="Página no encontrada" />
      <div className={classNames(styles.band, 'on-wall')}>
        <Stack gap={4} className={classNames(styles.inside, 'container')}>
          <PageTitle text="Esta puerta no lleva a ninguna parte" className={styles.title} />
          <p className="lead">No encontramos esa página. Revisa la dirección o elige una de estas puertas.</p>
          <ul className={classNames(styles.doors, 'links')}>
            {doors.map(([label, to]) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </Stack>
        <img className={styles.art} src={door} alt="" width="960" height="640" />
      </div>
      <HomeSections />
    </>
  )
}
