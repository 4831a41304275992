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
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks'
import { type PageData, usePageData } from '@/store/pageData'
import {
  loadContactPreferences,
  loadSchedules,
  loadServices,
  requestVisit,
  selectContactPreferences,
  selectSchedules,
  selectService,
  selectVisitRequest,
  visitRequestLeft,
} from '@/store/visitRequestSlice'
import { DraftStatus } from '@/ui/DraftStatus'
import { PageHeader } from '@/ui/PageHeader'

const data: PageData = (dispatch) => {
  void dispatch(loadServices())
  void dispatch(loadSchedules())
  void dispatch(loadSchoolGrades())
  void dispatch(loadContactPreferences())
}

export function VisitRequestPage({ user }: { user: SessionUser }) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const store = useAppStore()
  const request = useAppSelector(selectVisitRequest)
  const draft = useVisitDraft(user)
  const [isServiceMissing, setIsServiceMissing] = useState(false)

  usePageData(data, user)
  useEffect(
    () => () => {
      dispatch(visitRequestLeft())
    },
    [dispatch],
  )

  async function send(values: VisitRequestValues) {
    const state = store.getState()
    const service = selectService(state)
    if (!service) {
      setIsServiceMissing(true)
      return
    }
    setIsServiceMissing(false)
    const lists = {
      schedules: selectSchedules(state).items,
      schoolGrades: selectSchoolGrades(state).items,
      contactPreferences: selectContactPreferences(state).items,
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
          serviceSummary={<ServiceSection userId={user.id} />}
          draftStatus={
            <DraftStatus {...draft.facts} onClear={draft.clear} onUndo={draft.undo}>
              {draft.hasDroppedDate && <DroppedDate />}
            </DraftStatus>
          }
          isServiceMissing={isServiceMissing}
          request={request}
          onChange={draft.keep}
          onSubmit={send}
        />
      </div>
    </>
  )
}

VisitRequestPage.data = data
