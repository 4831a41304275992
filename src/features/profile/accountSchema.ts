import type { Profile } from '@/api/profileFields'
import type { ProfilePayload } from '@/api/users'
import { findName, searchIndex } from '@/lib/searchText'
import { isSame } from '@/ui/form/withFilled'

import { OTHER_SCHOOL, registrationSchema, type RegistrationValues, toRegistrationPayload } from './registrationSchema'

/** The registration's rules for the fields that can be edited. */
export const accountSchema = registrationSchema.omit(['password', 'name', 'date_of_birth'])

/** Converts a profile to form values. A school that is not in the list becomes 'Otro' and its name. */
export function profileValues(profile: Profile, schoolNames: readonly string[]): RegistrationValues {
  const { id: _id, freePass: _pass, profile_id, ...texts } = profile
  const schoolInList = findName(searchIndex(schoolNames), profile.school)
  const isOther = profile.school.trim() !== '' && schoolInList === undefined
  return {
    ...texts,
    profile_id: String(profile_id),
    password: '',
    school: isOther ? OTHER_SCHOOL : (schoolInList ?? ''),
    schoolName: isOther && profile.school !== OTHER_SCHOOL ? profile.school : '',
  }
}

/** Returns the request's body. Sorts the themes, so that `isSameProfile` ignores their order. */
export function toProfilePayload(values: RegistrationValues): ProfilePayload {
  const { password: _password, ...profile } = toRegistrationPayload(values)
  return { ...profile, theme_ids: [...profile.theme_ids].sort((one, other) => one - other) }
}

/** Returns the request's body, and the name of a school that is not in the list, which is not sent. */
export const inputOf = (values: RegistrationValues) => ({
  ...toProfilePayload(values),
  unlistedSchool: values.school === '' && values.schoolName,
})

export const isSameProfile = (one: RegistrationValues, other: RegistrationValues) =>
  isSame(inputOf(one), inputOf(other))
