import type { selectRequest } from '@/store/hooks'
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
import type { AppDispatch } from '@/store/store'
import { loadTest } from '@/store/testCalls'
import { loadServices } from '@/store/visitCalls'
import { loadJustifications, loadRequirements } from '@/store/visitPreparation'

/** A thunk that loads a list, with the path of its call. */
export interface List {
  path: string
  thunk: Parameters<typeof selectRequest>[1]
  ask: (dispatch: AppDispatch) => Promise<unknown>
}

/** Every thunk that loads a list. */
export const lists: List[] = [
  { path: '/themes', thunk: loadTopics, ask: (dispatch) => dispatch(loadTopics()) },
  { path: '/profiles', thunk: loadProfiles, ask: (dispatch) => dispatch(loadProfiles()) },
  { path: '/school_grades', thunk: loadSchoolGrades, ask: (dispatch) => dispatch(loadSchoolGrades()) },
  { path: '/school_types', thunk: loadSchoolTypes, ask: (dispatch) => dispatch(loadSchoolTypes()) },
  { path: '/schools', thunk: loadSchools, ask: (dispatch) => dispatch(loadSchools()) },
  { path: '/packages', thunk: loadServices, ask: (dispatch) => dispatch(loadServices()) },
  { path: '/schedules', thunk: loadSchedules, ask: (dispatch) => dispatch(loadSchedules()) },
  {
    path: '/contact_preferences',
    thunk: loadContactPreferences,
    ask: (dispatch) => dispatch(loadContactPreferences()),
  },
  { path: '/requirements', thunk: loadRequirements, ask: (dispatch) => dispatch(loadRequirements()) },
  { path: '/justifications', thunk: loadJustifications, ask: (dispatch) => dispatch(loadJustifications()) },
  {
    path: '/sponsorship_requirements',
    thunk: loadSponsorshipRequirements,
    ask: (dispatch) => dispatch(loadSponsorshipRequirements()),
  },
  { path: '/tests/1', thunk: loadTest, ask: (dispatch) => dispatch(loadTest()) },
]
