import { paths } from '@/lib/paths'
import type { SessionUser } from '@/lib/session'
import { selectUserData } from '@/store/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { passRequested } from '@/store/modalSlice'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { classNames } from '@/ui/classNames'
import { PerVisitor } from '@/ui/PerVisitor'

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
    ? ([{ label: 'Mi solicitud', to: paths.visitRequestConfirmation }, request] as const)
    : ([request, { label: 'Enviar cuestionario', to: paths.sendQuestionnaire }] as const)
}

/** The two most likely actions for this visitor. */
export function HeroActions({ user }: { user: SessionUser | null }) {
  return (
    <PerVisitor user={user} className={styles.actions}>
      {(visitor) => {
        if (visitor && !visitor.isTeacher) {
          return (
            <>
              <ButtonLink tone="light" size="l" to={paths.answerQuestionnaire}>
                Responder cuestionario
              </ButtonLink>
              <OwnPass />
            </>
          )
        }
        const [first, second] = actionsFor(visitor)
        return (
          <>
            <ButtonLink tone="light" size="l" to={first.to}>
              {first.label}
            </ButtonLink>
            <ButtonLink tone="ghostWall" size="l" to={second.to}>
              {second.label}
            </ButtonLink>
          </>
        )
      }}
    </PerVisitor>
  )
}

/** The courtesy pass for who has one to use, the account for who has none. Until that is known its room is kept. */
function OwnPass() {
  const dispatch = useAppDispatch()
  const profile = useAppSelector(selectUserData)
  const freePass = profile?.freePass ?? false
  if (freePass !== false) {
    return (
      <Button tone="ghostWall" size="l" onClick={() => dispatch(passRequested(freePass))}>
        Ver mi pase
      </Button>
    )
  }
  return (
    <div className={classNames(profile === null && styles.unknown)}>
      <ButtonLink tone="ghostWall" size="l" block to={paths.account}>
        Mi cuenta
      </ButtonLink>
    </div>
  )
}
