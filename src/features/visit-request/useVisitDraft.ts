import { useState } from 'react'

import { visitDraft } from '@/lib/drafts'
import { groupSize } from '@/lib/groupSize'
import type { SessionUser } from '@/lib/session'
import { useFormDraft } from '@/ui/form/useFormDraft'

import { hasPassedDate, keptVisit, restoreDraft } from './visitDraftValues'
import { initialVisitRequest, type VisitRequestValues } from './visitRequestSchema'

/** The draft of a visit request. `hasDroppedDate`: its date had passed and was not restored. */
export function useVisitDraft(user: SessionUser) {
  const place = visitDraft(user.id)
  const [hasDroppedDate, setHasDroppedDate] = useState(() => hasPassedDate(place.read() ?? {}))
  const draft = useFormDraft({
    place,
    initial: () => initialVisitRequest(user, groupSize.read()),
    restore: restoreDraft,
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
