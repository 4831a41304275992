import { useRef, useState } from 'react'

import type { StoredValue } from '@/lib/browserStorage'

import { useAfterHydration } from '@/ui/useAfterHydration'

import { isSame as isSameJson, withFilled } from './withFilled'

/** `none`: the user has not changed anything. `blocked`: this browser cannot store drafts. */
type Status = 'none' | 'restored' | 'saved' | 'blocked'

interface FormDraftOptions<Values, Stored> {
  /** The storage entry of this user's draft. */
  stored: StoredValue<Stored>
  /** Returns the values of an empty form. If they change, fields that still have the old value follow. */
  initial: () => Values
  restore: (stored: Stored, initial: Values) => Values
  /** Converts form values to a draft. Must omit passwords. */
  toStored: (values: Values) => Stored
  /** Whether two sets of values are equal. By default, compares their `toStored` results. */
  isSame?: (one: Values, other: Values) => boolean
}

interface Start<Values> {
  version: number
  /** The values with which the form restarted; null at first. */
  restarted: Values | null
  blank: Values
}

/**
 * Stores a form's draft on every change, and restores it when the form opens, after hydration as `laterValues`. Use
 * `version` as the form's `key`, and spread `formValues` onto it. The thunk that sends the form clears the draft.
 */
export function useFormDraft<Values extends object, Stored>({
  stored,
  initial,
  restore,
  toStored,
  isSame = (one, other) => JSON.stringify(toStored(one)) === JSON.stringify(toStored(other)),
}: FormDraftOptions<Values, Stored>) {
  const found = useAfterHydration(() => {
    const value = stored.read()
    const values = value === null ? initial() : restore(value, initial())
    return { values, isDraft: !isSame(values, initial()) }
  })
  const [{ version, restarted, blank }, setStart] = useState<Start<Values>>(() => ({
    version: 0,
    restarted: null,
    blank: initial(),
  }))
  const [cleared, setCleared] = useState<Values | null>(null)

  const wasRestored = found?.isDraft ?? false
  const restored = found === null || version > 0 ? null : found.values
  const initialValues = restarted ?? restored ?? blank
  const now = initial()
  const laterValues = found === null || isSameJson(now, blank) ? restored : withFilled(initialValues, blank, now)
  const latest = useRef(initialValues)
  const [newStatus, setStatus] = useState<Status | null>(null)
  const status: Status = newStatus ?? (wasRestored ? 'restored' : 'none')

  /** @param untouched the values of an unchanged form @returns whether the user has changed the form */
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

  function restart(values: Values) {
    setStart({ version: version + 1, restarted: values, blank: initial() })
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

  return {
    version,
    formValues: { initialValues, laterValues },
    wasRestored,
    status,
    /** Whether the form was just cleared and its values can be restored. */
    canUndo: cleared !== null,
    latest: () => latest.current,
    save,
    restart,
    clear,
    undo,
  }
}
