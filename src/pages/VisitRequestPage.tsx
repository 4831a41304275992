import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { VisitRequestForm } from '@/features/visit-request/VisitRequestForm'
import { toSentVisit, toVisitPayload, type VisitRequestValues } from '@/features/visit-request/visitRequestSchema'
import { paths, visitJustSent } from '@/lib/paths'
import type { SessionUser } from '@/lib/session'
import { loadSchoolGrades } from '@/store/authSlice'
import { useAppDispatch, useAppStore, useRequest } from '@/store/hooks'
import { loadContactPreferences, loadSchedules, requestVisit, selectService } from '@/store/visitRequestSlice'
import { TaskHeader } from '@/ui/page/TaskHeader'

export function VisitRequestPage({ user }: { user: SessionUser }) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const store = useAppStore()
  const request = useRequest(requestVisit, user.id)
  const [isServiceMissing, setIsServiceMissing] = useState(false)

  async function send(values: VisitRequestValues) {
    const state = store.getState()
    const service = selectService(state)
    if (!service) {
      setIsServiceMissing(true)
      return
    }
    setIsServiceMissing(false)
    const lists = {
      schedules: loadSchedules.select(state),
      schoolGrades: loadSchoolGrades.select(state),
      contactPreferences: loadContactPreferences.select(state),
    }
    const visit = toVisitPayload(values, user.id, service.id)
    const result = await dispatch(requestVisit({ visit, sentVisit: toSentVisit(values, service, lists) }))
    if (requestVisit.fulfilled.match(result)) await navigate(paths.sentVisit, { state: visitJustSent })
  }

  return (
    <>
      <TaskHeader
        title="Solicita tu visita"
        lead="Te llevará unos cinco minutos."
        documentTitle="Solicitud de visita"
      />
      <div className="container">
        <VisitRequestForm user={user} isServiceMissing={isServiceMissing} request={request} onSubmit={send} />
      </div>
    </>
  )
}
