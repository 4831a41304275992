import type { StoredValue } from '@/lib/browserStorage'
import { type KeptValues, registrationDraft, registrationIsOpen, withKeptTexts } from '@/lib/drafts'

import type { RegistrationValues } from './registrationSchema'

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

/** Form values out of a kept draft, over the values that hold where it says nothing; it never has a password. */
export function withDraft(draft: KeptValues, values: RegistrationValues): RegistrationValues {
  const theme_ids = isTexts(draft['theme_ids']) ? draft['theme_ids'] : values.theme_ids
  return { ...withKeptTexts(draft, values), theme_ids, password: values.password }
}

/** What is kept of the values. */
export const withoutPassword = (values: RegistrationValues): KeptValues => ({ ...values, password: '' })

/** Whether the page is the one that was there before it was loaded again. */
const wasLoadedAgain = () =>
  registrationIsOpen.read() === true &&
  performance
    .getEntriesByType('navigation')
    .some((load) => load instanceof PerformanceNavigationTiming && load.type === 'reload')

/** The draft as it comes back by itself: only when this very page was loaded again. */
export const reopenedDraft: StoredValue<KeptValues> = {
  ...registrationDraft,
  read: () => (wasLoadedAgain() ? registrationDraft.read() : null),
}

/** The draft of somebody who may have been another person; null when it came back by itself. */
export const draftToOffer = () => (wasLoadedAgain() ? null : registrationDraft.read())
