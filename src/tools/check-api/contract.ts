import { apiCreateAppointment, apiDownloadAppointment, apiSendAppointment } from '@/api/appointments'
import { apiSendContact } from '@/api/contacts'
import { apiDownloadJustification } from '@/api/justificationDocuments'
import { apiListJustifications } from '@/api/justifications'
import {
  apiListContactPreferences,
  apiListProfiles,
  apiListSchedules,
  apiListSchoolGrades,
  apiListSchools,
  apiListSchoolTypes,
  apiListThemes,
} from '@/api/lookups'
import { apiListServices } from '@/api/packages'
import { apiDownloadPass, apiRedeemPass, apiSendPass } from '@/api/passes'
import { apiChangePassword, apiRequestPassword } from '@/api/passwords'
import { apiGetProfile } from '@/api/profile'
import type { Profile } from '@/api/profileFields'
import { toProfilePayload } from '@/api/profilePayload'
import { apiListQuestions, apiSendEvaluation } from '@/api/questionnaire'
import { apiSendQuestionnaire } from '@/api/questionnaireEmails'
import { apiListRequirements } from '@/api/requirements'
import { apiSignIn } from '@/api/sessions'
import { apiCreateSponsorshipRequest, apiListSponsorshipRequirements } from '@/api/sponsorship'
import { apiFindTeacher } from '@/api/teachers'
import { apiConfirmAccount, apiRegister, apiSaveProfile, type ProfilePayload } from '@/api/users'
import { localDate } from '@/lib/dates'

import { type CallDetails, row, type Values } from './contractRow'

const NAMES = ['name', 'first_lastname', 'second_lastname', 'email']

const TEST = 'Prueba de la plataforma educativa (npm run check:api). Se puede borrar.'
const DAY_MS = 24 * 60 * 60 * 1000

/** Returns a Wednesday in about two months. */
function visitDate(): string {
  const soon = Date.now() + 60 * DAY_MS
  return localDate(soon + ((10 - new Date(soon).getDay()) % 7) * DAY_MS)
}

/** Returns a profile for saving it unchanged, unless it lacks a value: saving it then could erase the value. */
function profileToSave(profile: Profile): Partial<Values> {
  const lacksValue = profile.theme_ids.length === 0 || Object.values(profile).includes('')
  return lacksValue ? {} : { profile: toProfilePayload(profile) }
}

const PAGE = 'locale=es&page[number]=1&page[size]=25'
const SORTED = `${PAGE}&sort_by=id&order=asc`

/** The row of a list. @param path its path and query @param details the fields that differ from most lists */
const list = <Entry>(
  path: string,
  send: () => Promise<Entry[]>,
  details: Partial<CallDetails> & { gives?: (entries: Entry[]) => Partial<Values> } = {},
) => row(`GET /${path}`, send, () => undefined, { reads: ['name'], ...details, expects: 'list' })

/** Returns the id of a list's first entry for other calls. */
const firstId =
  (name: keyof Values) =>
  ([first]: { id: string }[]): Partial<Values> =>
    first ? { [name]: Number(first.id) } : {}

const document = (kind: 'pdf' | 'word') =>
  row(
    `GET /justifications/{justificationId}/download_${kind}`,
    (id: string) => apiDownloadJustification(id, kind),
    ({ justificationId }) => justificationId,
    { expects: kind },
  )

/**
 * Every call of the platform to the museum's API. The key is the name of the function in src/api, without the prefix
 * `api`. These rows are used in tests/api/contract.test.ts, in `npm run check:api`, and in the contract page for the
 * API's developers.
 */
export const contract = {
  signIn: row('POST /users/sign_in', apiSignIn, ({ credentials }) => credentials, {
    body: (user) => ({ user }),
    expects: 'session',
    reads: ['profile_id', ...NAMES, 'sign_in_count', 'free_pass', 'appointments'],
    gives: ({ user, freePass, folios: [appointmentId] }) => ({
      user,
      ...(user.isTeacher && { teacher: user, teacherCode: String(user.id) }),
      ...(freePass !== false && { passOwner: user }),
      ...(typeof freePass === 'string' && { pass: { userId: String(user.id), token: freePass } }),
      ...(appointmentId !== undefined && { appointmentId }),
    }),
  }),
  register: row('POST /users', apiRegister, ({ registration }) => registration, { expects: 'resource' }),
  confirmAccount: row(
    'GET /users/confirmation?locale=es&confirmation_token={confirmationToken}',
    apiConfirmAccount,
    ({ confirmationToken }) => confirmationToken,
    { expects: 'done', changesData: true },
  ),
  requestPassword: row('POST /users/password', apiRequestPassword, ({ user: { email } }) => email, {
    body: (email) => ({ user: { email } }),
    expects: 'done',
  }),
  changePassword: row('PATCH /users/password', apiChangePassword, ({ newPassword }) => newPassword, {
    token: 'with a session',
    body: (user) => ({ user }),
    expects: 'done',
  }),
  getProfile: row('GET /users/{userId}?include=themes', apiGetProfile, ({ user: { id } }) => id, {
    token: 'always',
    expects: 'resource',
    reads: ['profile_id', 'name', 'email', 'date_of_birth'],
    gives: profileToSave,
  }),
  saveProfile: row(
    'PATCH /users/{userId}',
    ([userId, changed]: readonly [userId: number, changed: ProfilePayload]) => apiSaveProfile(userId, changed),
    ({ user: { id }, profile }) => [id, profile] as const,
    { token: 'always', body: ([, profile]) => profile, expects: 'resource', reads: NAMES },
  ),
  listThemes: list(`themes?${PAGE}`, apiListThemes),
  listProfiles: list(`profiles?${PAGE}`, apiListProfiles),
  listSchools: list('schools?locale=es&page[number]=1&page[size]=1000', apiListSchools),
  listSchoolGrades: list(`school_grades?${PAGE}`, apiListSchoolGrades, { gives: firstId('schoolGradeId') }),
  listSchoolTypes: list(`school_types?${PAGE}`, apiListSchoolTypes, { gives: firstId('schoolTypeId') }),
  listSchedules: list(`schedules?${PAGE}`, apiListSchedules, { token: 'always', gives: firstId('scheduleId') }),
  listContactPreferences: list(`contact_preferences?${PAGE}`, apiListContactPreferences, {
    token: 'always',
    gives: firstId('contactPreferenceId'),
  }),
  listServices: list(`packages?${SORTED}`, apiListServices, {
    reads: ['name', 'description', 'price'],
    gives: firstId('serviceId'),
  }),
  listRequirements: list(`requirements?${SORTED}`, apiListRequirements, {
    reads: ['requirement_type_id', 'content'],
  }),
  listSponsorshipRequirements: list(`sponsorship_requirements?${PAGE}`, apiListSponsorshipRequirements, {
    reads: ['title', 'content'],
  }),
  listJustifications: list(`justifications?${SORTED}`, apiListJustifications, {
    reads: ['name', 'description', 'school_grade_id', 'has_file'],
    gives: (projects) => {
      const project = projects.find(({ has_file }) => has_file)
      return project ? { justificationId: project.id } : {}
    },
  }),
  downloadPdf: document('pdf'),
  downloadWord: document('word'),
  listQuestions: row('GET /tests/1?locale=es&include=questions,questions.answers', apiListQuestions, () => undefined, {
    expects: 'questions',
    gives: (questions) => ({
      answers: questions.map(({ id, answers: [first] }) => ({ question_id: Number(id), answer_id: Number(first?.id) })),
    }),
  }),
  sendContact: row(
    'POST /contacts',
    apiSendContact,
    ({ user: { email } }) => ({ subject: TEST, email, message: TEST }),
    { expects: 'resource' },
  ),
  createAppointment: row(
    'POST /appointments',
    apiCreateAppointment,
    ({ teacher, scheduleId, contactPreferenceId, serviceId, schoolGradeId }) => ({
      teacher_name: TEST,
      date: visitDate(),
      teachers: 2,
      parents: 0,
      schedule_id: scheduleId,
      contact_preference_id: contactPreferenceId,
      package_ids: [serviceId],
      school_grades: [{ students: 30, school_grade_id: schoolGradeId }],
      user_id: teacher.id,
    }),
    { token: 'always', expects: 'resource', gives: (appointmentId) => ({ appointmentId }) },
  ),
  sendAppointment: row(
    'GET /appointments/{appointmentId}/send_appointment',
    apiSendAppointment,
    ({ appointmentId }) => appointmentId,
    { token: 'always', expects: 'anything', changesData: true },
  ),
  downloadAppointment: row(
    'GET /appointments/{appointmentId}/generate_pdf',
    apiDownloadAppointment,
    ({ appointmentId }) => appointmentId,
    { token: 'always', expects: 'pdf' },
  ),
  createSponsorshipRequest: row(
    'POST /sponsorship_requests',
    apiCreateSponsorshipRequest,
    ({ teacher: { email }, schoolTypeId, schoolGradeId }) => ({
      teacher_name: TEST,
      first_lastname: 'Ruiz',
      second_lastname: 'Soto',
      email,
      school_type_id: schoolTypeId,
      school_grade_id: schoolGradeId,
      school_address: 'Av. Juárez 8, Centro',
      reason: TEST,
    }),
    { token: 'always', expects: 'resource' },
  ),
  sendPass: row('GET /users/{userId}/send_qr_code', apiSendPass, ({ passOwner: { id } }) => id, {
    token: 'always',
    expects: 'done',
    changesData: true,
  }),
  downloadPass: row('GET /users/{userId}/download_qr_code', apiDownloadPass, ({ passOwner: { id } }) => id, {
    token: 'always',
    expects: 'pdf',
  }),
  redeemPass: row('GET /users/{userId}/remove_qr_code?token_qr={passToken}', apiRedeemPass, ({ pass }) => pass, {
    expects: 'done',
    changesData: true,
  }),
  findTeacher: row('GET /users/{teacherCode}', apiFindTeacher, ({ teacherCode }) => teacherCode, {
    token: 'with a session',
    expects: 'resource',
    reads: ['profile_id', ...NAMES, 'school'],
  }),
  sendEvaluation: row(
    'POST /tests/1/evaluation',
    apiSendEvaluation,
    ({ teacher: { id, email }, answers }) => ({ id_professor: id, email, answers }),
    { token: 'with a session', expects: 'done' },
  ),
  sendQuestionnaire: row(
    'POST /users/{userId}/send_questionnaire_to_students',
    apiSendQuestionnaire,
    ({ teacher: { id, email } }) => ({ emails: [email], teacher_code: id }),
    { token: 'always', expects: 'done' },
  ),
}
