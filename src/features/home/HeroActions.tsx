import { paths } from '@/lib/paths'
import type { SessionUser } from '@/lib/session'
import { loadAccount, selectUserData } from '@/store/authSlice'
import { useAppDispatch, useAppSelector, useRequest } from '@/store/hooks'
import { passRequested } from '@/store/modalSlice'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { classNames } from '@/ui/classNames'

import styles from './HeroActions.module.css'

function actionsFor(user: SessionUser | null) {
  if (!user) {
    return [
      { label: 'Crear cuenta gratuita', to: paths.registration },
      { label: 'Responder cuestionario', to: paths.answerQuestionnaire },
    ] as const
  }
  const request = { label: 'Solicitar visita', to: paths.visitRequest }
  return user.hasAppointments
    ? ([{ label: 'Mi solicitud', to: paths.sentVisit }, request] as const)
    : ([request, { label: 'Enviar cuestionario', to: paths.sendQuestionnaire }] as const)
}

/** The two most likely actions for this visitor. */
export function HeroActions({ user }: { user: SessionUser | null }) {
  if (user && !user.isTeacher) return <FamilyActions user={user} />
  const [first, second] = actionsFor(user)
  return (
    <div className={classNames(styles.actions, user === null && 'signed-out')}>
      <ButtonLink tone="light" size="l" to={first.to}>
        {first.label}
      </ButtonLink>
      <ButtonLink tone="ghostWall" size="l" to={second.to}>
        {second.label}
      </ButtonLink>
    </div>
  )
}

/** First the courtesy pass for who has one to use, the account for who has none. Until that is known its room is kept. */
function FamilyActions({ user }: { user: SessionUser }) {
  const dispatch = useAppDispatch()
  const freePass = useAppSelector(selectUserData)?.freePass ?? false
  const { status } = useRequest(loadAccount, user.id)
  const isKnown = status === 'done' || status === 'failed'
  return (
    <div className={styles.actions}>
      {freePass === false ? (
        <div className={classNames(!isKnown && styles.unknown)}>
          <ButtonLink tone="ghostWall" size="l" block to={paths.account}>
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
    </div>
  )
}
