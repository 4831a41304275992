import { useNavigate } from 'react-router-dom'

import lamp from '@/art/lampara-grupo.svg'
import { VisitRequestForm } from '@/features/visit-request/VisitRequestForm'
import { paths } from '@/model/paths'
import type { SessionUser } from '@/model/session'
import { PageHeader } from '@/ui/page/PageHeader'

export function VisitRequestPage({ user }: { user: SessionUser }) {
  const navigate = useNavigate()
  return (
    <>
      <PageHeader lamp={lamp} title="Solicita tu visita" lead="Te llevará unos cinco minutos." />
      <div className="container">
        <VisitRequestForm user={user} onSent={() => navigate(paths.sentVisit)} />
      </div>
    </>
  )
}
