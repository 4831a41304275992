import { paths } from '@/lib/paths'
import type { SessionUser } from '@/lib/session'
import { ButtonLink } from '@/ui/ButtonLink'
import { PerVisitor } from '@/ui/PerVisitor'

import styles from './HeroActions.module.css'

function actionsFor(user: SessionUser | null) {
  const answer = { label: 'Responder cuestionario', to: paths.answerQuestionnaire }
  if (!user) return [{ label: 'Crear cuenta gratuita', to: paths.registration }, answer] as const
  return user.isTeacher
    ? ([
        { label: 'Solicitar visita', to: paths.visitRequest },
        user.hasAppointments
          ? { label: 'Mi solicitud', to: paths.visitRequestConfirmation }
          : { label: 'Enviar cuestionario', to: paths.sendQuestionnaire },
      ] as const)
    : ([answer, { label: 'Ver mi cuenta', to: paths.account }] as const)
}

/** The two most likely links for this visitor. */
export function HeroActions({ user }: { user: SessionUser | null }) {
  return (
    <PerVisitor user={user} className={styles.actions}>
      {(visitor) => {
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
