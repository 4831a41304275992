import { isRecord } from '@/lib/record'
import { registrationDraft } from '@/lib/personalStorage'

import { emptyRegistration, type RegistrationValues } from './registrationSchema'

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

/** What this tab still holds of an unfinished registration; never the password. */
export function readRegistrationDraft(): RegistrationValues {
  const draft = registrationDraft.read()
  if (!isRecord(draft)) return emptyRegistration
  const texts = Object.keys(emptyRegistration).flatMap((name) => {
    const value = draft[name]
    return typeof value === 'string' ? [[name, value]] : []
  })
  const theme_ids = isTexts(draft['theme_ids']) ? draft['theme_ids'] : []
  return { ...emptyRegistration, ...Object.fromEntries(texts), theme_ids, password: '' }
}

export function keepRegistrationDraft(values: RegistrationValues): void {
  registrationDraft.write({ ...values, password: '' })
}
