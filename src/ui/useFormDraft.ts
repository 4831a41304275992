import { useCallback, useEffect, useRef, useState } from 'react'

import type { StoredValue } from '@/lib/browserStorage'

import type { DraftFacts } from './DraftStatus'

interface FormDraftOptions<Values> {
  /** Where the draft is kept: one place for one person. Pass the same object each time. */
  draft: StoredValue<Record<string, unknown>>
  /** The form as it is when nothing was typed. */
  initial: () => Values
  /** Makes form values out of a kept draft. */
  restore: (kept: Record<string, unknown>, initial: Values) => Values
}

const asRecord = (values: object): Record<string, unknown> => ({ ...values })

/** The draft of a form: restored on entering, kept on every change, cleared and brought back. */
export function useFormDraft<Values extends object>({ draft, initial, restore }: FormDraftOptions<Values>) {
  // The version changes when the form has to start afresh.
  const [start, setStart] = useState<{ version: number; values: Values; wasRestored: boolean }>(() => {
    const kept = draft.read()
    return { version: 0, values: kept ? restore(kept, initial()) : initial(), wasRestored: kept !== null }
  })
  const latest = useRef(start.values)
  const [status, setStatus] = useState<DraftFacts['status']>(start.wasRestored ? 'restored' : 'none')
  const [elsewhere, setElsewhere] = useState<DraftFacts['elsewhere']>(null)
  const [cleared, setCleared] = useState<Values | null>(null)

  useEffect(() => {
    function note(event: StorageEvent) {
      if (event.key === draft.key) setElsewhere(event.newValue === null ? 'gone' : 'changed')
    }
    window.addEventListener('storage', note)
    return () => window.removeEventListener('storage', note)
  }, [draft])

  const keep = useCallback(
    (values: Values) => {
      latest.current = values
      setStatus(draft.write(asRecord(values)) ? 'saved' : 'blocked')
      setCleared(null)
    },
    [draft],
  )

  const restart = (values: Values) => setStart(({ version }) => ({ ...start, version: version + 1, values }))

  function clear() {
    draft.clear()
    setCleared(latest.current)
    setStatus('none')
    restart(initial())
  }

  function undo() {
    if (!cleared) return
    const values = restore(asRecord(cleared), initial())
    restart(values)
    keep(values)
  }

  const facts: DraftFacts = { status, elsewhere, canUndo: cleared !== null }
  const { version, values: initialValues, wasRestored } = start
  return { version, initialValues, wasRestored, facts, keep, clear, undo }
}
