import lamp from '@/art/lampara-grupo.svg'
import { VisitRequestForm } from '@/features/visit-request/VisitRequestForm'
import type { SessionUser } from '@/model/session'
import { PageHeader } from '@/ui/page/PageHeader'

export function VisitRequestPage({ user }: { user: SessionUser }) {
  return (
    <>
      <PageHeader lamp={lamp} title="Solicita tu visita" lead="Te llevará unos cinco minutos." />
      <div className="container">
        <VisitRequestForm user={user} />
      </div>
    </>
  )
}
