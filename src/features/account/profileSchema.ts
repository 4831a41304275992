import type { Profile, ProfilePayload } from '@/api/profile'
import { findName, searchIndex } from '@/lib/searchText'

import { OTHER_SCHOOL, registrationSchema, type RegistrationValues, toRegistrationPayload } from './registrationSchema'

/** The registration's rules for what can be changed: the name and the date of birth are only shown. */
export const profileSchema = registrationSchema.omit(['password', 'name', 'date_of_birth'])

/** A profile as form values. A school that is not in the list is 'Otro' with its name. */
export function profileValues(profile: Profile, schoolNames: readonly string[]): RegistrationValues {
  const { id: _id, freePass: _pass, profile_id, ...texts } = profile
  const listed = findName(searchIndex(schoolNames), profile.school)
  const isOther = profile.school.trim() !== '' && listed === undefined
  return {
    ...texts,
    profile_id: String(profile_id),
    password: '',
    school: isOther ? OTHER_SCHOOL : (listed ?? ''),
    schoolName: isOther && profile.school !== OTHER_SCHOOL ? profile.school : '',
  }
}

/** What travels: as at registration, without a password. */
export function toProfilePayload(values: RegistrationValues): ProfilePayload {
  const { password: _password, ...profile } = toRegistrationPayload(values)
  return { ...profile, theme_ids: profile.theme_ids.toSorted((one, other) => one - other) }
}

/** Whether saving one would change nothing about the other. */
export function isSameProfile(one: RegistrationValues, other: RegistrationValues): boolean {
  return JSON.stringify(toProfilePayload(one)) === JSON.stringify(toProfilePayload(other))
}
