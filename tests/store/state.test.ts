import { expect, test } from 'vitest'

import { makeStore } from '@/store/store'

/** The slices and fields that the museum specified. Slices may have more fields. */
const specified = {
  auth: ['user', 'userData', 'topics', 'schoolGrades', 'profiles', 'schoolTypes', 'schools'],
  contact: [],
  visitRequest: ['services', 'schedules', 'contactPreferences', 'requirements', 'justifications'],
  sponsorshipRequest: ['requirements'],
  modal: ['open', 'openCount', 'id', 'title', 'description', 'qrSent', 'contact'],
  qr: [],
  questionnaire: ['teacherData', 'testData'],
}

test('the state has the specified slices, and no others', () => {
  expect(Object.keys(makeStore().getState()).toSorted()).toEqual(Object.keys(specified).toSorted())
})

const withFields = Object.entries(specified).filter(([, fields]) => fields.length > 0)

test.each(withFields)('the slice %s has the specified fields', (slice, fields) => {
  const state = Object.entries(makeStore().getState()).find(([name]) => name === slice)?.[1]
  expect(Object.keys(state ?? {})).toEqual(expect.arrayContaining(fields))
})
