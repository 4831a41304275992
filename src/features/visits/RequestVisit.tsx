import { paths, registrationFor } from '@/lib/paths'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { ButtonLink } from '@/ui/ButtonLink'
import { ButtonRow } from '@/ui/ButtonRow'
import { PerVisitor } from '@/ui/PerVisitor'

/** What a teacher does next: request a visit or find the request; for who is signed out, an account. */
export function RequestVisit() {
  return (
    <PerVisitor user={useAppSelector(selectUser)}>
      {(visitor) => {
        if (!visitor) {
          return (
            <ButtonLink size="l" to={registrationFor.teacher}>
              Crear cuenta de docente
            </ButtonLink>
          )
        }
        return (
          visitor.isTeacher && (
            <ButtonRow>
              <ButtonLink size="l" to={paths.visitRequest}>
                Solicitar visita
              </ButtonLink>
              {visitor.hasAppointments && (
                <ButtonLink size="l" tone="secondary" to={paths.visitRequestConfirmation}>
                  Mi solicitud
                </ButtonLink>
              )}
            </ButtonRow>
          )
        )
      }}
    </PerVisitor>
  )
}
