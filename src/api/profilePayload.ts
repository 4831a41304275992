import { isTeacherProfile } from '@/model/session'

import type { Profile } from './profileFields'
import type { ProfilePayload } from './users'

/** Returns the body that saves a profile unchanged. */
export function toProfilePayload({ id: _id, freePass: _freePass, ...profile }: Profile): ProfilePayload {
  const { profile_id, name, email, date_of_birth } = profile
  const theme_ids = profile.theme_ids.map(Number)
  if (!isTeacherProfile(profile_id)) return { profile_id, name, email, date_of_birth, theme_ids }
  const [school_grade_id, school_type_id] = [Number(profile.school_grade_id), Number(profile.school_type_id)]
  return { ...profile, school_grade_id, school_type_id, theme_ids }
}
