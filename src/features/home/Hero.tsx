import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { hoursOn } from '@/content/openingHours'
import { today } from '@/lib/dates'
import { formatDate } from '@/lib/dateTexts'
import { sentVisitPath } from '@/model/links'
import { paths } from '@/model/paths'
import type { SessionUser } from '@/model/session'
import { type SentVisit, upcomingVisit, wereVisitsForgotten } from '@/model/visits'
import { loadAccount, selectUserData } from '@/store/authSlice'
import { useAppDispatch, useAppSelector, useRequest } from '@/store/hooks'
import { passRequested } from '@/store/modalSlice'
import { selectHasUpcomingVisit, selectRecentVisit, selectSentVisits } from '@/store/visitRequestSlice'
import { Button } from '@/ui/Button'
import type { ButtonLook } from '@/ui/buttonClass'
import { ButtonLink } from '@/ui/ButtonLink'
import { classNames } from '@/ui/classNames'
import { Cluster, Stack } from '@/ui/layout/layout'
import { PageTitle } from '@/ui/PageTitle'
import { Skeleton } from '@/ui/Skeleton'

import styles from './Hero.module.css'

const INVITATION = 'Trae a tu grupo al museo: conoce el costo al momento y prepara a tus estudiantes antes de llegar.'

interface HeroProps {
  user: SessionUser | null
  /** The day of a visit in large type, or its folio if the day is unknown. */
  dayOf: (visit: SentVisit) => ReactNode
  /** A teacher's class code. */
  code: ReactNode
  /** A button that projects the class code. */
  projection: ReactNode
}

export function Hero({ user, dayOf, code, projection }: HeroProps) {
  const visits = useAppSelector(selectSentVisits)
  const isTeacher = user?.isTeacher === true
  const hasUpcoming = useAppSelector(selectHasUpcomingVisit) && isTeacher
  const upcoming = hasUpcoming ? upcomingVisit(visits) : undefined
  const recentVisit = useAppSelector(selectRecentVisit)
  const recent = isTeacher ? recentVisit : undefined
  // The visit is then the largest text.
  const isTitleSmall = upcoming !== undefined || recent !== undefined
  return (
    <section className={classNames(styles.hero, user !== null && styles.own, 'on-wall')} aria-labelledby="titulo">
      <Stack gap={4} className={classNames(styles.inside, 'container')}>
        <Stack gap={2}>
          {!user && <p className={styles.kicker}>Plataforma educativa</p>}
          <PageTitle text="Recordar abre puertas" className={isTitleSmall ? 'h3' : styles.heading} />
        </Stack>
        {user && !isTeacher ? (
          <ForFamily userId={user.id} />
        ) : (
          <>
            {hasUpcoming && !upcoming?.date && (
              <p>
                {wereVisitsForgotten(user.id) ? 'Pediste una visita.' : 'Pediste una visita desde otro dispositivo.'}
              </p>
            )}
            {recent && (
              <Stack gap={3}>
                <h2 className="h1">Conversen sobre la visita</h2>
                <p className="lead">Proyecta el cuestionario en clase o envíalo a tu grupo.</p>
                <p>
                  Pediste tu visita para el{' '}
                  <Link to={sentVisitPath(recent.appointmentId)}>{formatDate(recent.date)}</Link>.
                </p>
              </Stack>
            )}
            {upcoming && (
              <div className={classNames(styles.visit, upcoming.date === '' && styles.folio)}>{dayOf(upcoming)}</div>
            )}
            {user ? (
              <div className={classNames(styles.code, isTitleSmall && styles.quiet)}>
                <p>Código que escriben tus estudiantes</p>
                {code}
              </div>
            ) : (
              <p className={classNames(styles.lead, styles.invitation, 'lead')}>{INVITATION}</p>
            )}
            <Cluster gap={2} className={classNames(styles.actions, user === null && 'signed-out')}>
              {actionsFor(user, hasUpcoming, recent !== undefined).map(({ label, to }, index) => (
                <ButtonLink key={to} tone={index === 0 ? 'light' : 'ghostWall'} size="l" to={to}>
                  {label}
                </ButtonLink>
              ))}
              {!upcoming && projection}
            </Cluster>
          </>
        )}
      </Stack>
      {/* Last in the HTML, and hidden until hydration for signed-in users, because the drawing would otherwise move down
          while the text loads. A background, because Chromium 156 never frees the unused source of a `<picture>` that
          React rendered. */}
      <div className={classNames(styles.picture, user === null && 'signed-out')} />
    </section>
  )
}

/** Returns the next step of a teacher, or the two most likely actions of a signed-out user. */
function actionsFor(user: SessionUser | null, hasUpcoming: boolean, hasRecent: boolean) {
  if (!user) {
    return [
      { label: 'Crear cuenta', to: paths.registration },
      { label: 'Responder cuestionario', to: paths.answerQuestionnaire },
    ]
  }
  if (hasUpcoming) return [{ label: 'Tu visita', to: paths.sentVisit }]
  return hasRecent
    ? [{ label: 'Enviar cuestionario', to: paths.sendQuestionnaire }]
    : [{ label: 'Solicitar visita', to: paths.visitRequest }]
}

/** For signed-in users who are not teachers. */
function ForFamily({ userId }: { userId: number }) {
  const hours = hoursOn(today())
  return (
    <Stack gap={5}>
      <p className={classNames(styles.lead, 'lead')}>
        Ven al Museo Memoria y Tolerancia con quien quieras conversar, y sigue en casa.
      </p>
      <p className="h3">{hours ? `Hoy abrimos ${hours.hours}.` : 'Hoy el museo está cerrado.'}</p>
      <Cluster gap={2} className={styles.actions}>
        <FamilyAction userId={userId} />
      </Cluster>
    </Stack>
  )
}

const LARGE: ButtonLook = { tone: 'light', size: 'l' }

/** Opens an unused pass, or else the questionnaire. Has room before the profile shows which. */
export function FamilyAction({ userId, look = LARGE }: { userId: number; look?: ButtonLook }) {
  const dispatch = useAppDispatch()
  const profile = useAppSelector(selectUserData)
  const { status } = useRequest(loadAccount, userId)
  const freePass = profile?.freePass ?? false
  if (freePass !== false) {
    return (
      <Button {...look} onClick={() => dispatch(passRequested(freePass))}>
        Ver tu pase
      </Button>
    )
  }
  if (!profile && status !== 'failed')
    return <Skeleton height={look === LARGE ? 'var(--h-control-l)' : 'var(--h-control-s)'} />
  return (
    <ButtonLink {...look} to={paths.answerQuestionnaire}>
      Responder cuestionario
    </ButtonLink>
  )
}
