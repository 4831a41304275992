import {
  listContactPreferences,
  listProfiles,
  listSchedules,
  listSchoolGrades,
  listSchools,
  listSchoolTypes,
  listThemes,
} from '@/api/lookups'

import { listThunk } from './apiThunk'

// The options of selects, radio buttons and checkboxes.
export const loadTopics = listThunk('auth', 'topics', listThemes)
export const loadSchoolGrades = listThunk('auth', 'schoolGrades', listSchoolGrades)
export const loadProfiles = listThunk('auth', 'profiles', listProfiles)
export const loadSchoolTypes = listThunk('auth', 'schoolTypes', listSchoolTypes)
export const loadSchools = listThunk('auth', 'schools', listSchools)
export const loadSchedules = listThunk('visitRequest', 'schedules', listSchedules)
export const loadContactPreferences = listThunk('visitRequest', 'contactPreferences', listContactPreferences)
