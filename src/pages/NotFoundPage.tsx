import { Link } from 'react-router-dom'

import door from '@/art/puerta-a-ninguna-parte.svg'
import { TeacherCode } from '@/features/class-link/TeacherCode'
import { FamilyAction } from '@/features/home/Hero'
import { paths } from '@/model/paths'
import type { SessionUser } from '@/model/session'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { selectHasUpcomingVisit } from '@/store/visitRequestSlice'
import { ButtonLink } from '@/ui/ButtonLink'
import { classNames } from '@/ui/classNames'
import { Cluster, Stack } from '@/ui/layout/layout'
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
  const user = useAppSelector(selectUser)
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
          {user && <OwnDoor user={user} />}
        </Stack>
        <img className={styles.art} src={door} alt="" width="960" height="640" />
      </div>
      <HomeSections />
    </>
  )
}

/** What the signed-in user needs most often. */
function OwnDoor({ user }: { user: SessionUser }) {
  const hasUpcoming = useAppSelector(selectHasUpcomingVisit)
  return (
    <Cluster gap={5} align="end">
      {user.isTeacher ? (
        <>
          <ButtonLink tone="light" size="l" to={hasUpcoming ? paths.sentVisit : paths.visitRequest}>
            {hasUpcoming ? 'Tu visita' : 'Solicitar visita'}
          </ButtonLink>
          <div>
            <p>Código que escriben tus estudiantes</p>
            <TeacherCode teacherId={user.id} />
          </div>
        </>
      ) : (
        <FamilyAction userId={user.id} />
      )}
    </Cluster>
  )
}
