import { paths } from '@/lib/paths'
import type { SessionUser } from '@/lib/session'
import { ButtonLink } from '@/ui/ButtonLink'

/** The way to the visit request, which only teachers get. */
export function RequestVisit({ user }: { user: SessionUser | null }) {
  if (!user?.isTeacher) return null
  return (
    <ButtonLink size="l" to={paths.visitRequest}>
      Solicitar visita
    </ButtonLink>
  )
}
