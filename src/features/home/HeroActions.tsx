import { paths } from '@/lib/paths'
import type { SessionUser } from '@/lib/session'
import { useAppDispatch } from '@/store/hooks'
import { passRequested } from '@/store/modalSlice'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { PerVisitor } from '@/ui/PerVisitor'

import styles from './HeroActions.module.css'

function actionsFor(user: SessionUser | null) {
  if (!user) {
    return [
      { label: 'Crear cuenta gratuita', to: paths.registration },
      { label: 'Responder cuestionario', to: paths.answerQuestionnaire },
    ] as const
  }
  return [
    { label: 'Solicitar visita', to: paths.visitRequest },
    user.hasAppointments
      ? { label: 'Mi solicitud', to: paths.visitRequestConfirmation }
      : { label: 'Enviar cuestionario', to: paths.sendQuestionnaire },
  ] as const
}

/** The two most likely actions for this visitor. */
export function HeroActions({ user }: { user: SessionUser | null }) {
  const dispatch = useAppDispatch()
  return (
    <PerVisitor user={user} className={styles.actions}>
      {(visitor) => {
        if (visitor && !visitor.isTeacher) {
          return (
            <>
              <Button tone="light" size="l" onClick={() => dispatch(passRequested(true))}>
                Ver mi pase
              </Button>
              <ButtonLink tone="ghostWall" size="l" to={paths.answerQuestionnaire}>
                Responder cuestionario
              </ButtonLink>
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
