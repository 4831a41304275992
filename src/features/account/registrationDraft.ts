import { isRecord } from '@/lib/record'
import { registrationDraft } from '@/lib/personalStorage'

import { emptyRegistration, type RegistrationValues } from './registrationSchema'

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

/** Form values out of a kept draft, over the values that hold where it says nothing; never a password. */
export function withDraft(draft: unknown, values: RegistrationValues): RegistrationValues {
  if (!isRecord(draft)) return values
  const texts = Object.keys(emptyRegistration).flatMap((name) => {
    const value = draft[name]
    return typeof value === 'string' ? [[name, value]] : []
  })
  const theme_ids = isTexts(draft['theme_ids']) ? draft['theme_ids'] : values.theme_ids
  return { ...values, ...Object.fromEntries(texts), theme_ids, password: '' }
}

/** What this tab still holds of an unfinished registration. */
export const readRegistrationDraft = () => withDraft(registrationDraft.read(), emptyRegistration)

export function keepRegistrationDraft(values: RegistrationValues): void {
  registrationDraft.write({ ...values, password: '' })
}
