import { useEffect, useRef, useState } from 'react'

import type { StoredValue } from '@/lib/browserStorage'

import { useHydrated } from '@/ui/useHydrated'

export interface DraftFacts {
  /** `none`: nothing was typed. `blocked`: this browser cannot store drafts. */
  status: 'none' | 'restored' | 'saved' | 'blocked'
  /** What another tab did to the same draft; `gone`: it was sent or cleared there. */
  elsewhere: 'changed' | 'gone' | null
  /** The form was just cleared, and its values can be restored. */
  canUndo: boolean
}

interface DraftStart<Values> {
  version: number
  values: Values
  wasRestored: boolean
  /** The values of a draft that the user has neither restored nor cleared; null without one. */
  offered: Values | null
  /** The draft was read: it cannot be before hydration. */
  isRead: boolean
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
 * form's key: it changes when the form has to start again from `initialValues`. The thunk that sends the form clears the
 * draft. A prerendered form is hydrated without the draft, which then fills the fields that the user has not changed.
 */
export function useFormDraft<Values, Stored>({
  stored,
  initial,
  restore,
  toStored,
  isOffered = false,
  isSame = (one, other) => JSON.stringify(toStored(one)) === JSON.stringify(toStored(other)),
}: FormDraftOptions<Values, Stored>) {
  const isHydrated = useHydrated()
  const [start, setStart] = useState<DraftStart<Values>>(() =>
    isHydrated ? readStart() : { ...blankStart(), isRead: false },
  )
  const latest = useRef(start.values)
  const [status, setStatus] = useState<DraftFacts['status']>(start.wasRestored ? 'restored' : 'none')
  const [elsewhere, setElsewhere] = useState<DraftFacts['elsewhere']>(null)
  const [cleared, setCleared] = useState<Values | null>(null)

  function blankStart(): DraftStart<Values> {
    return { version: 0, values: initial(), wasRestored: false, offered: null, isRead: true }
  }

  function readStart() {
    const value = stored.read()
    const values = value === null ? initial() : restore(value, initial())
    const hasDraft = !isSame(values, initial())
    if (isOffered && hasDraft) return { ...blankStart(), offered: values }
    return { ...blankStart(), values, wasRestored: hasDraft }
  }

  if (isHydrated && !start.isRead) {
    const read = readStart()
    setStart(read)
    if (read.wasRestored) setStatus('restored')
  }

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
    if (status === 'restored' && isSame(values, start.values)) return true
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
    setStart(({ version, ...rest }) => ({ ...rest, version: version + 1, values, offered: null }))
    save(values)
  }

  /** Puts the offered draft into the fields that the user has not changed. */
  function resume() {
    if (start.offered !== null) setStart({ ...start, values: start.offered, offered: null })
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
    version: start.version,
    initialValues: start.values,
    wasRestored: start.wasRestored,
    isOffered: start.offered !== null,
    facts,
    latest: () => latest.current,
    save,
    restart,
    resume,
    clear,
    undo,
  }
}
