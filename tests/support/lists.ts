import { messages } from '@/lib/messages'
import { loadProfiles, loadSchoolGrades, loadSchools, loadSchoolTypes, loadTopics } from '@/store/authSlice'
import { loadTest } from '@/store/questionnaireSlice'
import { loadSponsorshipRequirements } from '@/store/sponsorshipRequestSlice'
import type { AppThunk } from '@/store/store'
import {
  loadContactPreferences,
  loadJustifications,
  loadRequirements,
  loadSchedules,
  loadServices,
} from '@/store/visitRequestSlice'

import type { ThunkRow } from './thunkRow'

const listRow = (path: string, thunk: ThunkRow['thunk'] & (() => AppThunk)): ThunkRow => ({
  thunk,
  call: ['get', path],
  start: (dispatch) => Promise.resolve(dispatch(thunk())),
  done: '',
  message: messages.listError,
})

/** Every thunk that loads a list. */
export const lists: ThunkRow[] = [
  listRow('/themes', loadTopics),
  listRow('/profiles', loadProfiles),
  listRow('/school_grades', loadSchoolGrades),
  listRow('/school_types', loadSchoolTypes),
  listRow('/schools', loadSchools),
  listRow('/packages', loadServices),
  listRow('/schedules', loadSchedules),
  listRow('/contact_preferences', loadContactPreferences),
  listRow('/requirements', loadRequirements),
  listRow('/justifications', loadJustifications),
  listRow('/sponsorship_requirements', loadSponsorshipRequirements),
  listRow('/tests/1', loadTest),
]
