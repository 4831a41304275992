import { useCallback, useMemo, useState } from 'react'

import { visitDraft } from '@/lib/personalStorage'
import type { SessionUser } from '@/lib/session'
import { useFormDraft } from '@/ui/useFormDraft'

import { hasPassedDate, restoreDraft } from './visitDraftValues'
import { initialVisitRequest, type VisitRequestValues } from './visitRequestSchema'

/** The draft of a teacher's visit request. A date that has passed is not restored, and the page says so. */
export function useVisitDraft(user: SessionUser) {
  const stored = useMemo(() => visitDraft(user.id), [user.id])
  const [hasDroppedDate, setHasDroppedDate] = useState(() => hasPassedDate(stored.read() ?? {}))
  const draft = useFormDraft({ draft: stored, initial: () => initialVisitRequest(user), restore: restoreDraft })
  const { keep, clear } = draft

  return {
    ...draft,
    hasDroppedDate,
    keep: useCallback(
      (values: VisitRequestValues) => {
        keep(values)
        if (values.date !== '') setHasDroppedDate(false)
      },
      [keep],
    ),
    clear: () => {
      clear()
      setHasDroppedDate(false)
    },
  }
}
