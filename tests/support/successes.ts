import { HttpResponse } from 'msw'

import { lists } from './lists'
import { answer } from './server'
import type { ThunkRow } from './thunkRow'

/** A response that every thunk can read: a user, an appointment and a teacher at the same time. */
const everything = {
  id: 7,
  auth_token: 't-2',
  name: 'Anita',
  email: 'otra@escuela.mx',
  profile_id: 1,
  free_pass: 'PASE-DE-ANA',
  sign_in_count: 1,
  appointments: [51],
  school: 'Benito Juárez',
}
const item = { id: '1', type: 'x', attributes: { name: 'Uno', title: 'Uno', content: 'Uno', requirement_type_id: 1 } }

const isFile = ({ call: [, path] }: ThunkRow) => /download|generate/.test(path)

/** Answers the fetch of the newest profile, with which `saveAccount` begins. */
export const answerProfile = () => answer('get', '/users/7', everything)

/** Returns the API's success response for this thunk. */
export function success(row: ThunkRow): Response {
  if (isFile(row)) return HttpResponse.text(row.call[1].endsWith('word') ? 'PK' : '%PDF-1.7')
  return HttpResponse.json(lists.includes(row) ? { data: [item], included: [] } : everything)
}
