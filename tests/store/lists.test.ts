import { describe, expect, it } from 'vitest'

import { selectRequest } from '@/store/hooks'
import { type AppDispatch, makeStore } from '@/store/store'
import { loadJustifications, loadRequirements } from '@/store/visitPreparation'
import {
  loadProfiles,
  loadSchoolGrades,
  loadSchools,
  loadSchoolTypes,
  loadTopics,
  loadContactPreferences,
  loadSchedules,
} from '@/store/lookupCalls'
import { loadTest } from '@/store/testCalls'
import { loadSponsorshipRequirements } from '@/store/sponsorshipCalls'
import { loadServices } from '@/store/visitCalls'

import { answer, received } from '../support/server'
import { signInAs } from '../support/visit'

interface List {
  path: string
  thunk: Parameters<typeof selectRequest>[1]
  ask: (dispatch: AppDispatch) => Promise<unknown>
}

const lists: List[] = [
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

const asked = async () => (await received()).filter(({ line }) => line.startsWith('GET '))

function open({ thunk, ask }: List) {
  const store = makeStore()
  return { ask: () => ask(store.dispatch), status: () => selectRequest(store.getState(), thunk).status }
}

describe.each(lists)('the list of $path', (list) => {
  it('is fetched once, however often it is asked for', async () => {
    await signInAs('teacher')
    const { ask, status } = open(list)
    await Promise.all([ask(), ask()])
    await ask()
    expect(status()).toBe('done')
    expect(await asked()).toHaveLength(1)
  })

  it('is fetched again when it was empty, and when it failed', async () => {
    const { ask, status } = open(list)
    answer('get', list.path, { data: [] })
    await ask()
    expect(status()).toBe('done')
    answer('get', list.path, {}, 500)
    await ask()
    expect(status()).toBe('failed')
    await ask()
    expect(await asked()).toHaveLength(3)
  })
})

// The other lists are public: nobody's token travels with them.
it.each(lists.filter(({ path }) => path === '/schedules' || path === '/contact_preferences'))(
  'the list of $path is fetched again after the session ended, without a word about the first time',
  async (list) => {
    await signInAs('teacher')
    const { ask, status } = open(list)
    answer('get', list.path, {}, 401)
    await ask()
    expect(status()).toBe('idle')
    await ask()
    expect(await asked()).toHaveLength(2)
  },
)
