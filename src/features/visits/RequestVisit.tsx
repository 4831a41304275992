import { paths, registrationFor } from '@/model/paths'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { selectHasUpcomingVisit } from '@/store/visitRequestSlice'
import { ButtonLink } from '@/ui/ButtonLink'
import { Cluster } from '@/ui/layout/layout'

/** Links for teachers: to the visit request and to an upcoming visit. Signed-out users get a link to registration. */
export function RequestVisit() {
  const user = useAppSelector(selectUser)
  const hasUpcomingVisit = useAppSelector(selectHasUpcomingVisit)
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
      {hasUpcomingVisit && (
        <ButtonLink size="l" tone="secondary" to={paths.sentVisit}>
          Tu visita
        </ButtonLink>
      )}
    </Cluster>
  )
}
