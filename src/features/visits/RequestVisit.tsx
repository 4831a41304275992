import { paths } from '@/lib/paths'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { ButtonLink } from '@/ui/ButtonLink'
import { PerVisitor } from '@/ui/PerVisitor'

/** A link to the visit request, for teachers only. */
export function RequestVisit() {
  return (
    <PerVisitor user={useAppSelector(selectUser)}>
      {(visitor) =>
        visitor?.isTeacher && (
          <ButtonLink size="l" to={paths.visitRequest}>
            Solicitar visita
          </ButtonLink>
        )
      }
    </PerVisitor>
  )
}
