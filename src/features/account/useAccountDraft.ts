import { useCallback, useRef, useState } from 'react'

import { accountDraft } from '@/lib/personalStorage'

import { isSameProfile } from './profileSchema'
import { withDraft } from './registrationDraft'
import type { RegistrationValues } from './registrationSchema'

/** What is only shown comes from the profile, whatever a draft says. */
function restored(draft: unknown, profile: RegistrationValues): RegistrationValues {
  const { profile_id, name, date_of_birth } = profile
  return { ...withDraft(draft, profile), profile_id, name, date_of_birth }
}

/** The changes to a profile that are not saved yet: kept on every change, found again on coming back. */
export function useAccountDraft(userId: number, profile: RegistrationValues) {
  const [saved, setSaved] = useState(profile)
  const [start, setStart] = useState(() => ({ version: 0, values: restored(accountDraft(userId).read(), profile) }))
  const [isDirty, setIsDirty] = useState(() => !isSameProfile(start.values, profile))
  const [isRestored, setIsRestored] = useState(isDirty)
  const [isKept, setIsKept] = useState(true)
  const latest = useRef(start.values)

  const keep = useCallback(
    (values: RegistrationValues) => {
      latest.current = values
      const hasChanged = !isSameProfile(values, saved)
      setIsDirty(hasChanged)
      if (hasChanged) setIsKept(accountDraft(userId).write({ ...values }))
      else accountDraft(userId).clear()
    },
    [userId, saved],
  )

  function discard() {
    accountDraft(userId).clear()
    setStart(({ version }) => ({ version: version + 1, values: saved }))
    setIsDirty(false)
    setIsRestored(false)
  }

  /** They are saved; what was typed meanwhile is not. */
  function settle(values: RegistrationValues) {
    const hasChanged = !isSameProfile(latest.current, values)
    setSaved(values)
    setIsDirty(hasChanged)
    setIsRestored(false)
    if (hasChanged) setIsKept(accountDraft(userId).write({ ...latest.current }))
  }

  return { version: start.version, initialValues: start.values, isDirty, isRestored, isKept, keep, discard, settle }
}
