import { Link } from 'react-router-dom'

import door from '@/art/puerta-a-ninguna-parte.svg'
import { FamilyAction } from '@/features/home/FamilyAction'
import { paths } from '@/model/paths'
import { useAppSelector, useUser } from '@/store/hooks'
import { selectHasUpcomingVisit } from '@/store/visitRequestSlice'
import { classNames } from '@/ui/classNames'
import { Stack } from '@/ui/layout/layout'
import { PageHead } from '@/ui/PageHead'
import { PageTitle } from '@/ui/PageTitle'

import { HomeSections } from './HomeSections'
import styles from './NotFoundPage.module.css'

const resources = ['Ver los recursos educativos', paths.resources] as const
const publicDoors = [
  ['Organizar una visita escolar', paths.visits],
  resources,
  ['Responder cuestionario', paths.answerQuestionnaire],
] as const

export function NotFoundPage() {
  const user = useUser()
  const hasUpcoming = useAppSelector(selectHasUpcomingVisit)
  const next = hasUpcoming ? ['Tu visita', paths.sentVisit] : ['Solicitar visita', paths.visitRequest]
  const code = [`Tu código de profesor: ${user?.id}`, paths.sendQuestionnaire]
  const ownDoors = user?.isTeacher ? [next, resources, code] : [resources, ['En familia', paths.families]]
  return (
    <>
      <PageHead title="Página no encontrada" />
      <div className={classNames(styles.band, 'on-wall')}>
        <Stack gap={3} className={classNames(styles.inside, 'container')}>
          <PageTitle text="Esta puerta no lleva a ninguna parte" className={styles.title} />
          <p className="lead">No encontramos esa página. Revisa la dirección o elige una de estas puertas.</p>
          <ul className={classNames(styles.doors, 'links')}>
            {user && !user.isTeacher && (
              <li>
                <FamilyAction userId={user.id} look={{ tone: 'plain', size: 's' }} />
              </li>
            )}
            {(user ? ownDoors : publicDoors).map(([label, to]) => (
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
