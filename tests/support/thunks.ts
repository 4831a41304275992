import { loadAccount } from '@/store/authSlice'
import { sendMessage } from '@/store/sendMessage'
import { downloadPass } from '@/store/downloads'
import { sendPass } from '@/store/sendPass'
import { openDeskLog } from '@/model/deskLog'
import { redeemPass } from '@/store/redeemPass'
import { lookUpTeacher } from '@/store/questionnaireSlice'
import { sendAnswers } from '@/store/sendAnswers'
import { sendQuestionnaire } from '@/store/sendQuestionnaire'
import { changePassword, requestPassword } from '@/store/passwords'
import { confirmAccount } from '@/store/confirmAccount'
import { register } from '@/store/registration'
import { saveAccount } from '@/store/saveAccount'
import { signIn } from '@/store/signIn'
import { requestSponsorship } from '@/store/requestSponsorship'
import { downloadDocument, downloadSentVisit } from '@/store/downloads'
import { emailSentVisit, requestVisit } from '@/store/sendVisit'

import { someProfile, someRegistration, someSentVisit, someSponsorship, someUser, someVisit } from './examples'
import { lists } from './lists'
import type { ThunkRow } from './thunkRow'

/** A user who is not a teacher. */
export const user = { ...someUser, auth_token: 't', profile_id: 2, isTeacher: false }
const { appointmentId: _folio, ...sentVisit } = someSentVisit
const message = { subject: 'Una duda', email: user.email, message: '¿Hay elevador?' }
const evaluation = { id_professor: 7, email: user.email, answers: [] }

/** Every thunk that does not fetch a list. */
const thunkRows: ThunkRow[] = [
  {
    thunk: signIn,
    call: ['post', '/users/sign_in'],
    start: (dispatch) => dispatch(signIn({ email: user.email, password: 'x' })),
  },
  {
    thunk: register,
    call: ['post', '/users'],
    start: (dispatch) => dispatch(register({ ...someRegistration, name: 'Ana' })),
  },
  {
    thunk: confirmAccount,
    call: ['get', '/users/confirmation'],
    start: (dispatch) => dispatch(confirmAccount('t-1')),
    about: 't-1',
  },
  {
    thunk: loadAccount,
    call: ['get', '/users/7'],
    start: (dispatch) => dispatch(loadAccount(7)),
    about: 7,
  },
  {
    thunk: saveAccount,
    call: ['patch', '/users/7'],
    start: (dispatch) => dispatch(saveAccount({ user, profile: someProfile })),
    about: 7,
  },
  {
    thunk: requestPassword,
    call: ['post', '/users/password'],
    start: (dispatch) => dispatch(requestPassword(user.email)),
  },
  {
    thunk: changePassword,
    call: ['patch', '/users/password'],
    start: (dispatch) => dispatch(changePassword({ reset_password_token: 'T', password: 'Abcd1234' })),
  },
  {
    thunk: sendMessage,
    call: ['post', '/contacts'],
    start: (dispatch) => dispatch(sendMessage({ message, userId: 7 })),
    about: 7,
  },
  {
    thunk: downloadPass,
    call: ['get', '/users/7/download_qr_code'],
    start: (dispatch) => dispatch(downloadPass(7)),
    about: 7,
  },
  {
    thunk: sendPass,
    call: ['get', '/users/7/send_qr_code'],
    start: (dispatch) => dispatch(sendPass(7)),
    about: 7,
  },
  {
    thunk: sendAnswers,
    call: ['post', '/tests/1/evaluation'],
    start: (dispatch) => dispatch(sendAnswers({ owner: '7', evaluation, codeToFind: null })),
    about: '7',
  },
  {
    thunk: sendQuestionnaire,
    call: ['post', '/users/7/send_questionnaire_to_students'],
    start: (dispatch) => dispatch(sendQuestionnaire({ emails: ['a@x.mx'], teacher_code: 7 })),
    about: 7,
  },
  {
    thunk: requestSponsorship,
    call: ['post', '/sponsorship_requests'],
    start: (dispatch) => dispatch(requestSponsorship({ userId: 7, sponsorship: someSponsorship })),
    about: 7,
  },
  {
    thunk: requestVisit,
    call: ['post', '/appointments'],
    start: (dispatch) => dispatch(requestVisit({ visit: someVisit, sentVisit })),
    about: 7,
  },
  {
    thunk: emailSentVisit,
    call: ['get', '/appointments/51/send_appointment'],
    start: (dispatch) => dispatch(emailSentVisit('51')),
    about: '51',
  },
  {
    thunk: downloadSentVisit,
    call: ['get', '/appointments/51/generate_pdf'],
    start: (dispatch) => dispatch(downloadSentVisit('51')),
    about: '51',
  },
  {
    thunk: downloadDocument,
    call: ['get', '/justifications/4/download_pdf'],
    start: (dispatch) => dispatch(downloadDocument({ id: '4', name: 'Uno', format: 'pdf' })),
    about: '4/pdf',
  },
  {
    thunk: lookUpTeacher,
    call: ['get', '/users/7'],
    start: (dispatch) => dispatch(lookUpTeacher('7')),
    about: '7',
  },
  {
    thunk: redeemPass,
    call: ['get', '/users/7/remove_qr_code'],
    start: (dispatch) => dispatch(redeemPass({ userId: '7', token: 'T', fullname: 'Ana', log: openDeskLog() })),
    about: '7/T',
    isDoneAnyway: true,
  },
]

/** Every thunk, but only two lists, because `listThunk` creates all lists in the same way. */
export const everyThunk: ThunkRow[] = [...thunkRows, ...lists]

export function rowOf({ typePrefix }: { typePrefix: string }): ThunkRow {
  const row = everyThunk.find(({ thunk }) => thunk.typePrefix === typePrefix)
  if (row === undefined) throw new Error(`There is no thunk ${typePrefix}`)
  return row
}
