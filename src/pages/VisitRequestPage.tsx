import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { pageHeaders } from '@/content/pageHeaders'
import { DroppedDate } from '@/features/visit-request/DroppedDate'
import { ServiceSection } from '@/features/visit-request/ServiceSection'
import { useVisitDraft } from '@/features/visit-request/useVisitDraft'
import { VisitRequestForm } from '@/features/visit-request/VisitRequestForm'
import { toVisitPayload, type VisitRequestValues } from '@/features/visit-request/visitRequestSchema'
import { visitSummary } from '@/features/visit-request/visitSummary'
import { paths } from '@/lib/paths'
import type { SessionUser } from '@/lib/session'
import { loadSchoolGrades, selectSchoolGrades } from '@/store/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import {
  loadContactPreferences,
  loadSchedules,
  loadServices,
  openServicesFromRequest,
  requestVisit,
  selectContactPreferences,
  selectSchedules,
  selectService,
  selectServices,
  selectVisitRequest,
  visitRequestLeft,
} from '@/store/visitRequestSlice'
import { DraftStatus } from '@/ui/DraftStatus'
import { PageHeader } from '@/ui/PageHeader'

export function VisitRequestPage({ user }: { user: SessionUser }) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const services = useAppSelector(selectServices)
  const service = useAppSelector(selectService)
  const schedules = useAppSelector(selectSchedules)
  const schoolGrades = useAppSelector(selectSchoolGrades)
  const contactPreferences = useAppSelector(selectContactPreferences)
  const request = useAppSelector(selectVisitRequest)
  const draft = useVisitDraft(user)
  const [isServiceMissing, setIsServiceMissing] = useState(false)

  useEffect(() => {
    void dispatch(loadServices())
    void dispatch(loadSchedules())
    void dispatch(loadSchoolGrades())
    void dispatch(loadContactPreferences())
    return () => {
      dispatch(visitRequestLeft())
    }
  }, [dispatch])

  async function send(values: VisitRequestValues) {
    if (!service) {
      setIsServiceMissing(true)
      return
    }
    setIsServiceMissing(false)
    const lists = {
      schedules: schedules.items,
      schoolGrades: schoolGrades.items,
      contactPreferences: contactPreferences.items,
    }
    const visit = toVisitPayload(values, user.id, service.id)
    const result = await dispatch(requestVisit({ visit, summary: visitSummary(values, service, lists) }))
    if (requestVisit.fulfilled.match(result)) await navigate(paths.visitRequestConfirmation)
  }

  return (
    <>
      <PageHeader {...pageHeaders.visitRequest} />
      <div className="container">
        <VisitRequestForm
          key={draft.version}
          initialValues={draft.initialValues}
          service={service}
          serviceSummary={
            <ServiceSection
              services={services}
              service={service}
              onRetry={() => dispatch(loadServices())}
              onChange={() => dispatch(openServicesFromRequest(user.id))}
            />
          }
          draftStatus={
            <DraftStatus {...draft.facts} onClear={draft.clear} onUndo={draft.undo}>
              {draft.hasDroppedDate && <DroppedDate />}
            </DraftStatus>
          }
          schedules={schedules}
          schoolGrades={schoolGrades}
          contactPreferences={contactPreferences}
          isServiceMissing={isServiceMissing && !service}
          request={request}
          onRetry={{
            schedules: () => dispatch(loadSchedules()),
            schoolGrades: () => dispatch(loadSchoolGrades()),
            contactPreferences: () => dispatch(loadContactPreferences()),
          }}
          onChange={draft.keep}
          onSubmit={send}
        />
      </div>
    </>
  )
}
