import { useEffect, useEffectEvent, useRef, useState } from 'react'

import type { StoredValue } from '@/lib/browserStorage'

import { useAfterHydration } from '@/ui/useAfterHydration'

import { changedFields, isSame as isSameJson, withFilled } from './withFilled'

/** `none`: the user has not changed anything. `blocked`: this browser cannot store drafts. */
type Status = 'none' | 'restored' | 'saved' | 'blocked'

interface FormDraftOptions<Values, Stored> {
  stored: StoredValue<Stored>
  /** Returns the values of an empty form. If they change, fields that still have the old value follow. */
  initial: () => Values
  restore: (stored: Stored, initial: Values) => Values
  /** Converts form values to a draft. Must omit passwords. */
  toStored: (values: Values) => Stored
  /** Whether two sets of values are equal. By default, compares their `toStored` results. */
  isSame?: (one: Values, other: Values) => boolean
  /** Called after this or another tab has cleared the form. Clears a failure, which describes the removed input. */
  onCleared?: () => void
}

/**
 * Stores a form's draft on every change, and restores it when the form opens, after hydration as `laterValues`. Use
 * `version` as the form's `key`, and spread `formValues` onto it. The thunk that sends the form clears the draft.
 * Tabs with the same form share the draft: of each field, the last input of any tab remains.
 */
export function useFormDraft<Values extends object, Stored>({
  stored,
  initial,
  restore,
  toStored,
  isSame = (one, other) => JSON.stringify(toStored(one)) === JSON.stringify(toStored(other)),
  onCleared = () => {},
}: FormDraftOptions<Values, Stored>) {
  const valuesOf = (draft: Stored | null) => (draft === null ? initial() : restore(draft, initial()))
  const found = useAfterHydration(() => {
    const draft = stored.read()
    const values = valuesOf(draft)
    return { draft, values, isDraft: !isSame(values, initial()) }
  })
  const [{ version, restarted, blank }, setStart] = useState<{ version: number; restarted?: Values; blank: Values }>(
    () => ({ version: 0, blank: initial() }),
  )
  const [cleared, setCleared] = useState<Values | null>(null)

  const wasRestored = found?.isDraft ?? false
  const restored = found === null || version > 0 ? null : found.values
  const initialValues = restarted ?? restored ?? blank
  const now = initial()
  const laterValues = found === null || isSameJson(now, blank) ? restored : withFilled(initialValues, blank, now)
  const latest = useRef(initialValues)
  const [newStatus, setStatus] = useState<Status | null>(null)
  const status: Status = newStatus ?? (wasRestored ? 'restored' : 'none')

  /** The draft that this tab last read or wrote. Undefined: the draft that it found. */
  const known = useRef<Stored | null>(undefined)
  const [newerValues, setNewer] = useState<object | null>(null)
  const lastDraft = () => (known.current === undefined ? (found?.draft ?? null) : known.current)

  /** Adds to the form's values the fields that another tab has changed in the draft, unless this tab has too. */
  function adopt(values: Values, draft: Stored | null): Values {
    const before = valuesOf(lastDraft())
    const changedHere = changedFields(valuesOf(toStored(values)), before)
    const changed = Object.entries(changedFields(valuesOf(draft), before)).filter(([name]) => !(name in changedHere))
    known.current = draft
    if (changed.length === 0) return values
    const newer = Object.fromEntries(changed)
    setNewer(newer)
    return { ...values, ...newer }
  }

  function follow(isSent = false) {
    const draft = stored.read()
    const before = latest.current
    const hadDraft = lastDraft() !== null
    // Another tab sent or cleared the draft, perhaps without the last input of this tab.
    const isCleared = draft === null && hadDraft && !isSent
    if (isCleared) {
      known.current = null
      latest.current = initial()
      // A new object, also if the form was cleared before.
      setNewer({ ...latest.current })
      onCleared()
    } else {
      latest.current = adopt(before, draft)
      if (latest.current === before && (draft !== null || !hadDraft)) return
    }
    setCleared(isCleared ? before : null)
    setStatus(draft === null ? 'none' : 'saved')
  }
  const followOtherTab = useEffectEvent(() => follow())
  // After every render, because the draft of a signed-in user has another key than that of the prerendered page.
  useEffect(() => stored.subscribe(() => followOtherTab()))

  /** @returns whether the user has changed the form */
  function save(values: Values): boolean {
    const draft = stored.read()
    // A missing draft may also have expired. This tab then stores its input again.
    latest.current = draft === null || isSameJson(draft, lastDraft()) ? values : adopt(values, draft)
    const isTouched = !isSame(latest.current, initial())
    const isKnown = isSame(latest.current, valuesOf(lastDraft()))
    if (isKnown && (isTouched || lastDraft() === null)) return isTouched
    setCleared(null)
    const next = isTouched ? toStored(latest.current) : null
    if (next === null) stored.clear()
    const isStored = next === null || stored.write(next)
    if (isStored) known.current = next
    setStatus(next === null ? 'none' : isStored ? 'saved' : 'blocked')
    return isTouched
  }

  function restart(values: Values) {
    setStart({ version: version + 1, restarted: values, blank: initial() })
    setNewer(null)
    setCleared(null)
    save(values)
  }

  function clear() {
    const before = latest.current
    restart(initial())
    setCleared(before)
    onCleared()
  }

  function undo() {
    if (cleared !== null) restart(restore(toStored(cleared), initial()))
  }

  return {
    version,
    formValues: { initialValues, laterValues, newerValues, onChange: save, onSettled: () => follow(true) },
    wasRestored,
    status,
    /** The values of the form before it was just cleared; `undo` restores them. */
    cleared,
    latest: () => latest.current,
    save,
    restart,
    clear,
    undo,
  }
}
