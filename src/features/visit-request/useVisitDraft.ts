import { useCallback, useEffect, useRef, useState } from 'react'

import { visitDraft } from '@/lib/personalStorage'
import type { SessionUser } from '@/lib/session'

import type { DraftFacts } from './DraftStatus'
import { restoreDraft } from './visitDraftValues'
import { initialVisitRequest, type VisitRequestValues } from './visitRequestSchema'

interface FormStart {
  /** Changes when the form has to start afresh. */
  version: number
  values: VisitRequestValues
}

/** The draft of a teacher's visit request: restored on entering, kept on every change, cleared and brought back. */
export function useVisitDraft(user: SessionUser) {
  const draft = visitDraft(user.id)
  const latest = useRef<VisitRequestValues | null>(null)
  const [start, setStart] = useState<FormStart & Pick<DraftFacts, 'status' | 'hasDroppedDate'>>(() => {
    const initial = initialVisitRequest(user)
    const kept = draft.read()
    if (!kept) return { version: 0, values: initial, status: 'none', hasDroppedDate: false }
    return { version: 0, status: 'restored', ...restoreDraft(kept, initial) }
  })
  const [status, setStatus] = useState<DraftFacts['status']>(start.status)
  const [hasDroppedDate, setHasDroppedDate] = useState(start.hasDroppedDate)
  const [elsewhere, setElsewhere] = useState<DraftFacts['elsewhere']>(null)
  const [cleared, setCleared] = useState<VisitRequestValues | null>(null)

  useEffect(() => {
    const { key } = visitDraft(user.id)
    function note(event: StorageEvent) {
      if (event.key === key) setElsewhere(event.newValue === null ? 'gone' : 'changed')
    }
    window.addEventListener('storage', note)
    return () => window.removeEventListener('storage', note)
  }, [user.id])

  const keep = useCallback(
    (values: VisitRequestValues) => {
      latest.current = { ...values, terms: false }
      setStatus(visitDraft(user.id).write({ ...values }) ? 'saved' : 'blocked')
      setCleared(null)
      if (values.date !== '') setHasDroppedDate(false)
    },
    [user.id],
  )

  function restart(values: VisitRequestValues) {
    setHasDroppedDate(false)
    setStart(({ version }) => ({ ...start, version: version + 1, values }))
  }

  function clear() {
    draft.clear()
    setCleared(latest.current ?? start.values)
    setStatus('none')
    restart(initialVisitRequest(user))
  }

  function undo() {
    if (!cleared) return
    restart(cleared)
    keep(cleared)
  }

  const facts: DraftFacts = { status, elsewhere, hasDroppedDate, canUndo: cleared !== null }
  return { version: start.version, initialValues: start.values, facts, keep, clear, undo }
}
