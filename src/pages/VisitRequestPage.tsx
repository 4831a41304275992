import { useNavigate } from 'react-router-dom'

import { VisitRequestForm } from '@/features/visit-request/VisitRequestForm'
import { paths } from '@/model/paths'
import type { SessionUser } from '@/model/session'
import { TaskHeader } from '@/ui/page/TaskHeader'

export function VisitRequestPage({ user }: { user: SessionUser }) {
  const navigate = useNavigate()
  return (
    <>
      <TaskHeader
        title="Solicita tu visita"
        lead="Te llevará unos cinco minutos."
        documentTitle="Solicitud de visita"
      />
      <div className="container">
        <VisitRequestForm user={user} onSent={() => navigate(paths.sentVisit)} />
      </div>
    </>
  )
}
