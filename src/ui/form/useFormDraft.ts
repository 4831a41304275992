import { useEffect, useRef, useState } from 'react'

import type { StoredValue } from '@/lib/browserStorage'

import { useAfterHydration } from '@/ui/useAfterHydration'

export interface DraftFacts {
  /** `none`: nothing was typed. `blocked`: this browser cannot store drafts. */
  status: 'none' | 'restored' | 'saved' | 'blocked'
  /** What another tab did to the same draft; `gone`: it was sent or cleared there. */
  elsewhere: 'changed' | 'gone' | null
  /** The form was just cleared, and its values can be restored. */
  canUndo: boolean
}

interface FormDraftOptions<Values, Stored> {
  /** Where the draft is stored, for one person. */
  stored: StoredValue<Stored>
  /** The empty form, which is not stored. */
  initial: () => Values
  /** Form values out of a stored draft. */
  restore: (stored: Stored, initial: Values) => Values
  /** The part of the values that is stored; a password is not. */
  toStored: (values: Values) => Stored
  /** The draft is offered, not restored, because another person may use the tab now. */
  isOffered?: boolean
  /** Whether two forms are the same; by default, whether the same would be stored. */
  isSame?: (one: Values, other: Values) => boolean
}

/**
 * The draft of a form: restored when the form opens, stored on every change, cleared and brought back. `version` is the
 * form's key: it changes when the form has to start again. `formValues` are props of the form: a prerendered form is
 * hydrated without the draft, which is in its `laterValues`. The thunk that sends the form clears the draft.
 */
export function useFormDraft<Values, Stored>({
  stored,
  initial,
  restore,
  toStored,
  isOffered = false,
  isSame = (one, other) => JSON.stringify(toStored(one)) === JSON.stringify(toStored(other)),
}: FormDraftOptions<Values, Stored>) {
  const [blank] = useState(initial)
  const found = useAfterHydration(() => {
    const value = stored.read()
    const values = value === null ? initial() : restore(value, initial())
    return { values, isDraft: !isSame(values, initial()) }
  })
  const [restarted, setRestarted] = useState<{ version: number; values: Values | null }>({ version: 0, values: null })
  const [isResumed, setIsResumed] = useState(false)
  const [elsewhere, setElsewhere] = useState<DraftFacts['elsewhere']>(null)
  const [cleared, setCleared] = useState<Values | null>(null)

  const { version } = restarted
  const isDraft = found?.isDraft ?? false
  const wasRestored = isDraft && !isOffered
  const isWaiting = isDraft && isOffered && !isResumed && version === 0
  const laterValues = found === null || isWaiting || version > 0 ? null : found.values
  const initialValues = restarted.values ?? laterValues ?? blank
  const latest = useRef(initialValues)
  const [newStatus, setStatus] = useState<DraftFacts['status'] | null>(null)
  const status = newStatus ?? (wasRestored ? 'restored' : 'none')

  useEffect(() => {
    function note({ key, newValue }: StorageEvent) {
      if (key === stored.key) setElsewhere(newValue === null ? 'gone' : 'changed')
    }
    window.addEventListener('storage', note)
    return () => window.removeEventListener('storage', note)
  }, [stored.key])

  /**
   * @param untouched what the values are compared with: the form as it is when nothing was typed.
   * @returns whether there is something to save.
   */
  function save(values: Values, untouched = initial()): boolean {
    latest.current = values
    if (status === 'restored' && isSame(values, initialValues)) return true
    setCleared(null)
    const isTouched = !isSame(values, untouched)
    if (isTouched) {
      setStatus(stored.write(toStored(values)) ? 'saved' : 'blocked')
    } else {
      stored.clear()
      setStatus('none')
    }
    return isTouched
  }

  /** The form restarts from these values. */
  function restart(values: Values) {
    setRestarted((before) => ({ version: before.version + 1, values }))
    save(values)
  }

  function clear() {
    const before = latest.current
    restart(initial())
    setCleared(before)
  }

  function undo() {
    if (cleared !== null) restart(restore(toStored(cleared), initial()))
  }

  const facts: DraftFacts = { status, elsewhere, canUndo: cleared !== null }
  return {
    version,
    formValues: { initialValues, laterValues },
    wasRestored,
    isOffered: isWaiting,
    facts,
    latest: () => latest.current,
    save,
    restart,
    /** Puts the offered draft into the fields that the user has not changed. */
    resume: () => setIsResumed(true),
    clear,
    undo,
  }
}
