import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { hoursOn } from '@/content/openingHours'
import { today } from '@/lib/dates'
import { formatDate } from '@/lib/dateTexts'
import { sentVisitPath } from '@/model/links'
import { paths } from '@/model/paths'
import type { SessionUser } from '@/model/session'
import { type SentVisit, upcomingVisit, wereVisitsForgotten } from '@/model/visits'
import { useAppSelector } from '@/store/hooks'
import { selectHasUpcomingVisit, selectRecentVisit, selectSentVisits } from '@/store/visitRequestSlice'
import { ButtonLink } from '@/ui/ButtonLink'
import { classNames } from '@/ui/classNames'
import { Cluster, Stack } from '@/ui/layout/layout'
import { PageTitle } from '@/ui/PageTitle'

import { FamilyAction } from './FamilyAction'
import styles from './Hero.module.css'

const INVITATION = 'Trae a tu grupo al museo: conoce el costo al momento y prepara a tus estudiantes antes de llegar.'

interface HeroProps {
  user: SessionUser | null
  /** The day of a visit in large type. */
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
  const recent = useAppSelector((state) => (isTeacher ? selectRecentVisit(state) : undefined))
  return (
    <section className={classNames(styles.hero, user !== null && styles.own, 'on-wall')} aria-labelledby="titulo">
      <Stack gap={4} className={classNames(styles.inside, 'container')}>
        <Stack gap={2}>
          {!user && <p className={styles.kicker}>Plataforma educativa</p>}
          <PageTitle text="Recordar abre puertas" className={styles.heading} />
        </Stack>
        {user && !isTeacher ? (
          <ForFamily userId={user.id} />
        ) : (
          <>
            {user && !upcoming?.date && <h2 className={styles.state}>{stateOf(hasUpcoming, recent)}</h2>}
            {user && upcoming?.date === '' && (
              <Stack gap={2}>
                <p className="h2 num">Tu folio es {upcoming.appointmentId}</p>
                {!wereVisitsForgotten(user.id) && <p>La pediste desde otro dispositivo.</p>}
              </Stack>
            )}
            {upcoming?.date && (
              <Stack gap={2} className={styles.visit}>
                {dayOf(upcoming)}
              </Stack>
            )}
            {recent && (
              <p className="lead">
                Pediste tu visita para el{' '}
                <Link to={sentVisitPath(recent.appointmentId)}>{formatDate(recent.date)}</Link>. Proyecta el
                cuestionario en clase o envíalo a tu grupo.
              </p>
            )}
            {!user && <p className={classNames(styles.lead, styles.invitation, 'lead')}>{INVITATION}</p>}
            {user && (
              <div className={styles.code}>
                <p>Código que escriben tus estudiantes</p>
                {code}
              </div>
            )}
            <Cluster gap={2} className={classNames(styles.actions, user === null && 'signed-out')}>
              {actionsFor(user, hasUpcoming, recent !== undefined).map(([label, to], index) => (
                <ButtonLink key={to} tone={index === 0 ? 'light' : 'ghostWall'} size="l" to={to}>
                  {label}
                </ButtonLink>
              ))}
              {!upcoming?.date && projection}
            </Cluster>
          </>
        )}
      </Stack>
      {/* Last in the HTML, and hidden until hydration for signed-in users, because the drawing would otherwise move down
          while the text loads. A background, because Chromium 156 never frees the unused source of a `<picture>` whose
          render a navigation interrupts. */}
      <div className={classNames(styles.picture, user === null && 'signed-out')} />
    </section>
  )
}

/** Returns what a teacher has done, or has to do next. */
function stateOf(hasUpcoming: boolean, recent?: SentVisit) {
  if (hasUpcoming) return 'Pediste una visita'
  return recent ? 'Conversen sobre la visita' : 'Elige el día de tu visita'
}

const publicActions = [
  ['Crear cuenta', paths.registration],
  ['Responder cuestionario', paths.answerQuestionnaire],
] as const

/** Returns the next step of a teacher, or the two most likely actions of a signed-out user. */
function actionsFor(user: SessionUser | null, hasUpcoming: boolean, hasRecent: boolean) {
  if (!user) return publicActions
  if (hasUpcoming) return [['Tu visita', paths.sentVisit]] as const
  return [
    hasRecent ? ['Enviar cuestionario', paths.sendQuestionnaire] : ['Solicitar visita', paths.visitRequest],
  ] as const
}

/** For signed-in users who are not teachers. */
function ForFamily({ userId }: { userId: number }) {
  const hours = hoursOn(today())
  return (
    <>
      <h2 className={styles.state}>
        {hours ? `Hoy abrimos ${hours.hours.replace(' ', '\u00a0')}` : 'Hoy el museo está cerrado'}
      </h2>
      <p className={classNames(styles.lead, 'lead')}>
        Ven al Museo Memoria y Tolerancia con quien quieras conversar, y sigue en casa.
      </p>
      <Cluster gap={2} className={styles.actions}>
        <FamilyAction userId={userId} look={{ tone: 'light', size: 'l' }} />
      </Cluster>
    </>
  )
}
