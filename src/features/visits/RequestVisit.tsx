import { paths } from '@/lib/paths'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { ButtonLink } from '@/ui/ButtonLink'
import { ButtonRow } from '@/ui/ButtonRow'
import { PerVisitor } from '@/ui/PerVisitor'

/** For teachers only: links to the visit request, and to what they have requested. */
export function RequestVisit() {
  return (
    <PerVisitor user={useAppSelector(selectUser)}>
      {(visitor) =>
        visitor?.isTeacher && (
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
      }
    </PerVisitor>
  )
}
