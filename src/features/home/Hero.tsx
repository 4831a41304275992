import type { ReactNode } from 'react'

import { hoursOn } from '@/content/openingHours'
import { today } from '@/lib/dates'
import { paths } from '@/model/paths'
import type { SessionUser } from '@/model/session'
import { isRecent, type SentVisit, upcomingVisit } from '@/model/visits'
import { loadAccount, selectUserData } from '@/store/authSlice'
import { useAppDispatch, useAppSelector, useRequest } from '@/store/hooks'
import { passRequested } from '@/store/modalSlice'
import { selectHasUpcomingVisit, selectSentVisits } from '@/store/visitRequestSlice'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { classNames } from '@/ui/classNames'
import { Cluster, Stack } from '@/ui/layout/layout'
import { PageTitle } from '@/ui/PageTitle'

import styles from './Hero.module.css'
import { RecentVisit, UnknownDay } from './TeacherVisit'

const INVITATION =
  'Trae a tu grupo al Museo Memoria y Tolerancia: conoce el costo al momento y prepara a tus estudiantes antes de llegar.'

interface HeroProps {
  user: SessionUser | null
  /** The day of a visit, in large type. */
  dayOf: (visit: SentVisit) => ReactNode
}

export function Hero({ user, dayOf }: HeroProps) {
  const visits = useAppSelector(selectSentVisits)
  const isTeacher = user?.isTeacher === true
  const hasUpcoming = useAppSelector(selectHasUpcomingVisit) && isTeacher
  const upcoming = hasUpcoming ? upcomingVisit(visits) : undefined
  const recent = isTeacher && !hasUpcoming ? visits.find(isRecent) : undefined
  // A known day, or the talk after the visit, is then the largest text.
  const isTitleSmall = Boolean(upcoming?.date) || recent !== undefined
  return (
    <section className={classNames(styles.hero, 'on-wall')} aria-labelledby="titulo">
      <Stack gap={5} className={classNames(styles.inside, 'container')}>
        <Stack gap={3}>
          {!isTitleSmall && <p className={styles.kicker}>Plataforma educativa</p>}
          <PageTitle text="Recordar abre puertas" className={isTitleSmall ? 'h3' : styles.heading} />
        </Stack>
        {user && !isTeacher ? (
          <ForFamily user={user} />
        ) : (
          <>
            {upcoming?.date ? (
              <div className={styles.day}>{dayOf(upcoming)}</div>
            ) : (
              hasUpcoming && <UnknownDay visit={upcoming} userId={user.id} />
            )}
            {recent && <RecentVisit visit={recent} />}
            {!hasUpcoming && !recent && <p className={classNames(styles.lead, 'lead')}>{INVITATION}</p>}
            <Cluster gap={3} className={classNames(user === null && 'signed-out')}>
              {actionsFor(user, hasUpcoming, recent !== undefined).map(({ label, to }, index) => (
                <ButtonLink key={to} tone={index === 0 ? 'light' : 'ghostWall'} size="l" to={to}>
                  {label}
                </ButtonLink>
              ))}
            </Cluster>
          </>
        )}
      </Stack>
      {/* Last in the HTML, because the drawing would otherwise move down while the text loads. A background, because
          Chromium 156 never frees the unused source of a `<picture>` that React rendered. */}
      <div className={styles.picture} />
    </section>
  )
}

const request = { label: 'Solicitar visita', to: paths.visitRequest }
const send = { label: 'Enviar cuestionario', to: paths.sendQuestionnaire }

/** Returns the next step of a teacher, or the two most likely actions of a signed-out user. */
function actionsFor(user: SessionUser | null, hasUpcoming: boolean, hasRecent: boolean) {
  if (!user) {
    return [
      { label: 'Crear cuenta', to: paths.registration },
      { label: 'Responder cuestionario', to: paths.answerQuestionnaire },
    ]
  }
  if (hasUpcoming) return [{ label: 'Tu visita', to: paths.sentVisit }]
  return hasRecent ? [send, request] : [request]
}

/**
 * For signed-in users who are not teachers. The first action shows the courtesy pass if it is unused, and otherwise links
 * to the account. That action is invisible until the profile has loaded or failed to load.
 */
function ForFamily({ user }: { user: SessionUser }) {
  const dispatch = useAppDispatch()
  const profile = useAppSelector(selectUserData)
  const freePass = profile?.freePass ?? false
  const { status } = useRequest(loadAccount, user.id)
  const isKnown = profile !== null || status === 'failed'
  const hours = hoursOn(today())
  return (
    <>
      <p className={classNames(styles.lead, 'lead')}>
        Ven al Museo Memoria y Tolerancia con quien quieras conversar, y sigue en casa.
      </p>
      <p className="h3">{hours ? `Hoy abrimos ${hours.hours}.` : 'Hoy el museo está cerrado.'}</p>
      <Cluster gap={3}>
        {freePass === false ? (
          <div className={classNames('contents', !isKnown && styles.invisible)}>
            <ButtonLink tone="ghostWall" size="l" to={paths.account}>
              Mi cuenta
            </ButtonLink>
          </div>
        ) : (
          <Button tone="light" size="l" onClick={() => dispatch(passRequested(freePass))}>
            Ver tu pase
          </Button>
        )}
        <ButtonLink
          tone={isKnown && freePass === false ? 'light' : 'ghostWall'}
          size="l"
          to={paths.answerQuestionnaire}
        >
          Responder cuestionario
        </ButtonLink>
      </Cluster>
    </>
  )
}
