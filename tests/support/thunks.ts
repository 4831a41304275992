import { loadAccount } from '@/store/authSlice'
import { sendMessage } from '@/store/sendMessage'
import { downloadDocument, downloadPass, downloadSentVisit } from '@/store/downloads'
import { sendPass } from '@/store/sendPass'
import { openDeskLog } from '@/model/deskLog'
import { redeemPass } from '@/store/redeemPass'
import { lookUpTeacher } from '@/store/questionnaireSlice'
import { sendAnswers } from '@/store/sendAnswers'
import { sendQuestionnaire } from '@/store/sendQuestionnaire'
import { changePassword, requestPassword } from '@/store/passwords'
import { confirmAccount, register } from '@/store/registration'
import { saveAccount } from '@/store/saveAccount'
import { signIn } from '@/store/signIn'
import { requestSponsorship } from '@/store/requestSponsorship'
import { emailSentVisit, requestVisit } from '@/store/sendVisit'
import type { AppThunk } from '@/store/store'

import { someRegistration, someSentVisit, someSponsorship, someUser, someVisit } from './examples'
import { lists } from './lists'
import type { ThunkRow } from './thunkRow'

/** A user who is not a teacher. */
export const user = { ...someUser, auth_token: 't', profile_id: 2, isTeacher: false }
const { appointmentId: _folio, ...sentVisit } = someSentVisit
const message = { subject: 'Una duda', email: user.email, message: '¿Hay elevador?' }
const evaluation = { id_professor: 7, email: user.email, answers: [] }

type Thunk<Arg> = ThunkRow['thunk'] & ((arg: Arg) => AppThunk<Promise<unknown>>)

const toRow = <Arg>(
  thunk: Thunk<Arg>,
  call: ThunkRow['call'],
  arg: NoInfer<Arg>,
  about?: ThunkRow['about'],
): ThunkRow => ({ thunk, call, start: (dispatch) => dispatch(thunk(arg)), ...(about !== undefined && { about }) })

const pass = { userId: '7', token: 'T', fullname: 'Ana', log: openDeskLog() }

/** The thunks that change nothing on the server. Two lists stand for all, because `listThunk` creates all of them. */
export const readingThunks: ThunkRow[] = [
  toRow(loadAccount, ['get', '/users/7'], 7, 7),
  toRow(downloadPass, ['get', '/users/7/download_qr_code'], 7, 7),
  toRow(downloadSentVisit, ['get', '/appointments/51/generate_pdf'], '51', '51'),
  toRow(downloadDocument, ['get', '/justifications/4/download_pdf'], { id: '4', name: 'Uno', format: 'pdf' }, '4/pdf'),
  toRow(lookUpTeacher, ['get', '/users/7'], '7', '7'),
  ...lists,
]

export const sendingThunks: ThunkRow[] = [
  toRow(signIn, ['post', '/users/sign_in'], { email: user.email, password: 'x' }),
  toRow(register, ['post', '/users'], { ...someRegistration, name: 'Ana' }),
  toRow(confirmAccount, ['get', '/users/confirmation'], 't-1', 't-1'),
  {
    ...toRow(saveAccount, ['patch', '/users/7'], { user, changes: {} }, 7),
    reads: ['GET /users/7'],
  },
  toRow(requestPassword, ['post', '/users/password'], user.email),
  toRow(changePassword, ['patch', '/users/password'], { reset_password_token: 'T', password: 'Abcd1234' }),
  toRow(sendMessage, ['post', '/contacts'], { message, userId: 7, folio: null }, 7),
  toRow(sendPass, ['get', '/users/7/send_qr_code'], 7, 7),
  toRow(sendAnswers, ['post', '/tests/1/evaluation'], { owner: '7', evaluation, codeToFind: null }, '7'),
  toRow(
    sendQuestionnaire,
    ['post', '/users/7/send_questionnaire_to_students'],
    { emails: ['a@x.mx'], teacher_code: 7 },
    7,
  ),
  toRow(requestSponsorship, ['post', '/sponsorship_requests'], { userId: 7, sponsorship: someSponsorship }, 7),
  toRow(requestVisit, ['post', '/appointments'], { visit: someVisit, sentVisit }, 7),
  toRow(emailSentVisit, ['get', '/appointments/51/send_appointment'], '51', '51'),
  { ...toRow(redeemPass, ['get', '/users/7/remove_qr_code'], pass, '7/T'), isIdleAnyway: true },
]

export const everyThunk = [...sendingThunks, ...readingThunks]

export function rowOf({ typePrefix }: { typePrefix: string }): ThunkRow {
  const row = everyThunk.find(({ thunk }) => thunk.typePrefix === typePrefix)
  if (row === undefined) throw new Error(`There is no thunk ${typePrefix}`)
  return row
}
