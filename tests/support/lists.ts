import {
  loadContactPreferences,
  loadProfiles,
  loadSchedules,
  loadSchoolGrades,
  loadSchools,
  loadSchoolTypes,
  loadTopics,
} from '@/store/lookupCalls'
import { loadSponsorshipRequirements } from '@/store/sponsorshipCalls'
import { loadTest } from '@/store/testCalls'
import { loadServices } from '@/store/visitCalls'
import { loadJustifications, loadRequirements } from '@/store/visitPreparation'

import type { ThunkRow } from './thunkRow'

const listRow = (path: string, thunk: ThunkRow['thunk'], start: ThunkRow['start']): ThunkRow => ({
  thunk,
  call: ['get', path],
  start,
  done: '',
  message: 'Error de servidor.',
})

/** Every thunk that loads a list. */
export const lists: ThunkRow[] = [
  listRow('/themes', loadTopics, (dispatch) => dispatch(loadTopics())),
  listRow('/profiles', loadProfiles, (dispatch) => dispatch(loadProfiles())),
  listRow('/school_grades', loadSchoolGrades, (dispatch) => dispatch(loadSchoolGrades())),
  listRow('/school_types', loadSchoolTypes, (dispatch) => dispatch(loadSchoolTypes())),
  listRow('/schools', loadSchools, (dispatch) => dispatch(loadSchools())),
  listRow('/packages', loadServices, (dispatch) => dispatch(loadServices())),
  listRow('/schedules', loadSchedules, (dispatch) => dispatch(loadSchedules())),
  listRow('/contact_preferences', loadContactPreferences, (dispatch) => dispatch(loadContactPreferences())),
  listRow('/requirements', loadRequirements, (dispatch) => dispatch(loadRequirements())),
  listRow('/justifications', loadJustifications, (dispatch) => dispatch(loadJustifications())),
  listRow('/sponsorship_requirements', loadSponsorshipRequirements, (dispatch) =>
    dispatch(loadSponsorshipRequirements()),
  ),
  listRow('/tests/1', loadTest, (dispatch) => dispatch(loadTest())),
]
