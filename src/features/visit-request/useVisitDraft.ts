import { useEffect, useState } from 'react'

import { visitDraft } from '@/lib/drafts'
import { groupSize } from '@/lib/groupSize'
import type { SessionUser } from '@/lib/session'
import { formResumed, selectInterrupted } from '@/store/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { requestKey } from '@/store/request'
import { requestVisit } from '@/store/visitRequestSlice'
import { useFormDraft } from '@/ui/form/useFormDraft'

import { hasPassedDate, keptVisit, restoreDraft } from './visitDraftValues'
import { initialVisitRequest, type VisitRequestValues } from './visitRequestSchema'

/** The draft of a visit request. `hasDroppedDate`: its date had passed and was not restored. */
export function useVisitDraft(user: SessionUser) {
  const place = visitDraft(user.id)
  const dispatch = useAppDispatch()
  const interrupted = useAppSelector(selectInterrupted)
  // The session ended while this request was being sent: its terms are accepted, and one press sends it again.
  const [wasSent] = useState(interrupted === requestKey(requestVisit.typePrefix, user.id))
  useEffect(() => {
    dispatch(formResumed())
  }, [dispatch])
  const [hasDroppedDate, setHasDroppedDate] = useState(() => hasPassedDate(place.read() ?? {}))
  const draft = useFormDraft({
    place,
    initial: () => initialVisitRequest(user, groupSize.read()),
    restore: (stored, initial) => ({ ...restoreDraft(stored, initial), terms: wasSent }),
    toKept: keptVisit,
  })

  return {
    ...draft,
    hasDroppedDate,
    keep: (values: VisitRequestValues) => {
      draft.keep(values)
      if (values.date !== '') setHasDroppedDate(false)
    },
    clear: () => {
      draft.clear()
      setHasDroppedDate(false)
    },
  }
}
