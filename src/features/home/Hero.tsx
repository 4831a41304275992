import type { ReactNode } from 'react'

import { hoursOn } from '@/content/openingHours'
import { today } from '@/lib/dates'
import { paths } from '@/model/paths'
import type { SessionUser } from '@/model/session'
import { isRecent } from '@/model/visits'
import { loadAccount, selectUserData } from '@/store/authSlice'
import { useAppDispatch, useAppSelector, useRequest } from '@/store/hooks'
import { passRequested } from '@/store/modalSlice'
import { selectHasUpcomingVisit, selectSentVisits } from '@/store/visitRequestSlice'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { classNames } from '@/ui/classNames'
import { Cluster } from '@/ui/layout/layout'
import { PageTitle } from '@/ui/PageTitle'

import styles from './Hero.module.css'

interface HeroProps {
  user: SessionUser | null
  /** A teacher's next or recent visit, shown instead of the lead. */
  visit: ReactNode
}

export function Hero({ user, visit }: HeroProps) {
  const isNonTeacher = user !== null && !user.isTeacher
  return (
    <section className={classNames(styles.hero, 'on-wall')} aria-labelledby="titulo">
      <div className={classNames(styles.inside, 'container')}>
        <p className={styles.kicker}>Plataforma educativa</p>
        <PageTitle
          text="Recordar abre puertas"
          className={classNames(styles.heading, Boolean(visit) && styles.aboveVisit)}
        />
        {visit ? (
          <div className={styles.visit}>{visit}</div>
        ) : (
          <p className={classNames(styles.lead, isNonTeacher && styles.aboveToday, 'lead')}>
            {isNonTeacher
              ? 'Ven al Museo Memoria y Tolerancia con quien quieras conversar, y sigue en casa.'
              : 'Trae a tu grupo al Museo Memoria y Tolerancia. Solicita la visita, conoce el costo al momento y prepara a tus estudiantes antes de llegar.'}
          </p>
        )}
        {isNonTeacher && <p className={classNames(styles.today, 'h3')}>{hoursToday()}</p>}
        {isNonTeacher ? <NonTeacherActions user={user} /> : <Actions user={user} />}
      </div>
      {/* Last in the HTML, because the drawing would otherwise move down while the text loads. A background, because
          Chromium 156 never frees the unused source of a `<picture>` that React rendered. */}
      <div className={styles.picture} />
    </section>
  )
}

function hoursToday(): string {
  const hours = hoursOn(today())
  return hours ? `Hoy abrimos ${hours.hours}.` : 'Hoy el museo está cerrado.'
}

function actionsFor(user: SessionUser | null, hasUpcomingVisit: boolean, hasRecentVisit: boolean) {
  if (!user) {
    return [
      { label: 'Crear cuenta gratuita', to: paths.registration },
      { label: 'Responder cuestionario', to: paths.answerQuestionnaire },
    ] as const
  }
  const request = { label: 'Solicitar visita', to: paths.visitRequest }
  const send = { label: 'Enviar cuestionario', to: paths.sendQuestionnaire }
  if (hasUpcomingVisit) return [{ label: 'Tu visita', to: paths.sentVisit }, send] as const
  return hasRecentVisit ? ([send, request] as const) : ([request, send] as const)
}

/** The two most likely actions of teachers and of signed-out users. */
function Actions({ user }: { user: SessionUser | null }) {
  const hasRecentVisit = useAppSelector(selectSentVisits).some(isRecent)
  const [first, second] = actionsFor(user, useAppSelector(selectHasUpcomingVisit), hasRecentVisit)
  return (
    <Cluster gap={3} className={classNames(user === null && 'signed-out')}>
      <ButtonLink tone="light" size="l" to={first.to}>
        {first.label}
      </ButtonLink>
      <ButtonLink tone="ghostWall" size="l" to={second.to}>
        {second.label}
      </ButtonLink>
    </Cluster>
  )
}

/**
 * The actions of signed-in users who are not teachers. The first action shows the courtesy pass if it is unused, and
 * otherwise links to the account. That action is invisible until the profile has loaded or failed to load.
 */
function NonTeacherActions({ user }: { user: SessionUser }) {
  const dispatch = useAppDispatch()
  const profile = useAppSelector(selectUserData)
  const freePass = profile?.freePass ?? false
  const { status } = useRequest(loadAccount, user.id)
  const isKnown = profile !== null || status === 'failed'
  return (
    <Cluster gap={3}>
      {freePass === false ? (
        <div className={classNames('contents', !isKnown && styles.invisible)}>
          <ButtonLink tone="ghostWall" size="l" to={paths.account}>
            Mi cuenta
          </ButtonLink>
        </div>
      ) : (
        <Button tone="light" size="l" onClick={() => dispatch(passRequested(freePass))}>
          Ver mi pase
        </Button>
      )}
      <ButtonLink tone={isKnown && freePass === false ? 'light' : 'ghostWall'} size="l" to={paths.answerQuestionnaire}>
        Responder cuestionario
      </ButtonLink>
    </Cluster>
  )
}
