import type { ReactNode } from 'react'

import { paths, registrationFor } from '@/model/paths'
import { useAppSelector, useUser } from '@/store/hooks'
import { selectHasUpcomingVisit } from '@/store/visitRequestSlice'
import { ButtonLink } from '@/ui/ButtonLink'
import { Cluster } from '@/ui/layout/layout'

/** Links for teachers to the visit request and an upcoming visit, and for signed-out users to registration. */
export function RequestVisit({ children }: { children?: ReactNode }) {
  const user = useUser()
  const hasUpcomingVisit = useAppSelector(selectHasUpcomingVisit)
  return (
    <Cluster gap={4} className="no-print">
      {!user && (
        <div className="signed-out contents">
          <ButtonLink size="l" to={registrationFor.teacher}>
            Crear cuenta de docente
          </ButtonLink>
        </div>
      )}
      {user?.isTeacher && (
        <ButtonLink size="l" to={paths.visitRequest}>
          Solicitar visita
        </ButtonLink>
      )}
      {user?.isTeacher && hasUpcomingVisit && (
        <ButtonLink size="l" tone="secondary" to={paths.sentVisit}>
          Tu visita
        </ButtonLink>
      )}
      {children}
    </Cluster>
  )
}
