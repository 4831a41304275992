import { paths, registrationFor } from '@/lib/paths'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { ButtonLink } from '@/ui/ButtonLink'
import { Cluster } from '@/ui/layout/layout'

/** What a teacher does next: request a visit or find the request; for who is signed out, an account. */
export function RequestVisit() {
  const user = useAppSelector(selectUser)
  if (!user) {
    return (
      <div className="signed-out">
        <ButtonLink size="l" to={registrationFor.teacher}>
          Crear cuenta de docente
        </ButtonLink>
      </div>
    )
  }
  if (!user.isTeacher) return null
  return (
    <Cluster gap={3}>
      <ButtonLink size="l" to={paths.visitRequest}>
        Solicitar visita
      </ButtonLink>
      {user.hasAppointments && (
        <ButtonLink size="l" tone="secondary" to={paths.sentVisit}>
          Mi solicitud
        </ButtonLink>
      )}
    </Cluster>
  )
}
