import { apiCreateAppointment, apiDownloadAppointment, apiSendAppointment } from '@/api/appointments'
import { apiSendContact } from '@/api/contacts'
import { apiDownloadPass, apiRedeemPass, apiSendPass } from '@/api/passes'
import { apiChangePassword, apiRequestPassword } from '@/api/passwords'
import { apiGetProfile, type Profile } from '@/api/profile'
import { apiSendEvaluation } from '@/api/questionnaire'
import { apiSendQuestionnaire } from '@/api/questionnaireEmails'
import { apiSignIn } from '@/api/sessions'
import { apiCreateSponsorshipRequest } from '@/api/sponsorship'
import { apiFindTeacher } from '@/api/teachers'
import { apiConfirmAccount, apiRegister, apiSaveProfile, type ProfilePayload } from '@/api/users'
import { localDate } from '@/lib/dates'

import { row, type Values } from './contractRow'
import { publicRows } from './publicRows'

const NAMES = ['name', 'first_lastname', 'second_lastname', 'email']
const WITHOUT_ACCOUNT = 'Los estudiantes no tienen cuenta: con 401 o 403 deben entrar antes con una.'

const TEST = 'Prueba de la plataforma educativa (npm run check:api). Se puede borrar.'
const DAY_MS = 24 * 60 * 60 * 1000

/** Returns a Wednesday in about two months. */
function visitDate(): string {
  const soon = Date.now() + 60 * DAY_MS
  return localDate(soon + ((10 - new Date(soon).getDay()) % 7) * DAY_MS)
}

/** Returns a profile for saving it unchanged, unless it lacks a value: saving it then could erase the value. */
function profileToSave({ id: _id, freePass: _freePass, ...texts }: Profile): Partial<Values> {
  if (texts.theme_ids.length === 0 || Object.values(texts).includes('')) return {}
  const ids = {
    school_grade_id: Number(texts.school_grade_id),
    school_type_id: Number(texts.school_type_id),
    theme_ids: texts.theme_ids.map(Number),
  }
  return { profile: { ...texts, ...ids } }
}

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
    remark:
      '`profile_id`: 1 es profesor. `free_pass`: el token del pase; también true, o null si no hay. `appointments`: lista, número o booleano. 401 si el correo o la contraseña no son correctos, o la cuenta no está validada.',
    gives: ({ user, freePass, folios: [appointmentId] }) => ({
      user,
      ...(user.isTeacher && { teacher: user, teacherCode: String(user.id) }),
      ...(freePass !== false && { passOwner: user }),
      ...(typeof freePass === 'string' && { pass: { userId: String(user.id), token: freePass } }),
      ...(appointmentId !== undefined && { appointmentId }),
    }),
  }),
  register: row('POST /users', apiRegister, ({ registration }) => registration, {
    isWrapped: true,
    expects: 'resource',
    remark: '422 si el correo ya está en uso.',
    changes: 'Crea una cuenta y le manda el correo para validarla.',
  }),
  confirmAccount: row(
    'GET /users/confirmation?locale=es&confirmation_token={confirmationToken}',
    apiConfirmAccount,
    ({ confirmationToken }) => confirmationToken,
    {
      expects: 'done',
      remark: '400 o 422 si el token no es correcto o ya se usó.',
      changes: 'Valida la cuenta, aunque es un GET.',
    },
  ),
  requestPassword: row('POST /users/password', apiRequestPassword, ({ user: { email } }) => email, {
    body: (email) => ({ user: { email } }),
    expects: 'done',
    remark: '404 o 422 si no hay cuenta con ese correo.',
    changes: 'Manda el correo para cambiar la contraseña.',
  }),
  changePassword: row('PATCH /users/password', apiChangePassword, ({ newPassword }) => newPassword, {
    token: 'with a session',
    body: (user) => ({ user }),
    expects: 'done',
    remark: '422 si el token del correo no es correcto, ya se usó o caducó.',
    changes: 'Cambia la contraseña de la cuenta a la que pertenece el token.',
  }),
  getProfile: row('GET /users/{userId}?include=themes', apiGetProfile, ({ user: { id } }) => id, {
    token: 'always',
    expects: 'resource',
    reads: ['profile_id', 'name', 'email', 'date_of_birth'],
    remark:
      'De un profesor también `first_lastname`, `second_lastname`, `phone`, `school`, `cct`, `school_grade_id`, `school_type_id`, `subject`. La fecha es AAAA-MM-DD. Los temas van en `relationships.themes.data[].id`. Solo aquí, 406 se entiende como 401.',
    gives: profileToSave,
  }),
  saveProfile: row(
    'PATCH /users/{userId}',
    ([userId, changed]: readonly [userId: number, changed: ProfilePayload]) => apiSaveProfile(userId, changed),
    ({ user: { id }, profile }) => [id, profile] as const,
    {
      token: 'always',
      body: ([, profile]) => profile,
      isWrapped: true,
      expects: 'resource',
      reads: NAMES,
      changes: 'Guarda el perfil.',
    },
  ),
  ...publicRows,
  sendContact: row(
    'POST /contacts',
    apiSendContact,
    ({ user: { email } }) => ({ subject: TEST, email, message: TEST }),
    {
      expects: 'resource',
      changes: 'Le manda un mensaje al museo.',
    },
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
    {
      token: 'always',
      expects: 'resource',
      changes: 'Crea una solicitud de visita.',
      gives: (appointmentId) => ({ appointmentId }),
    },
  ),
  sendAppointment: row(
    'GET /appointments/{appointmentId}/send_appointment',
    apiSendAppointment,
    ({ appointmentId }) => appointmentId,
    { token: 'always', expects: 'anything', changes: 'Manda la solicitud por correo, aunque es un GET.' },
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
    { token: 'always', expects: 'resource', changes: 'Crea una solicitud de patrocinio.' },
  ),
  sendPass: row('GET /users/{userId}/send_qr_code', apiSendPass, ({ passOwner: { id } }) => id, {
    token: 'always',
    expects: 'done',
    changes: 'Manda el pase por correo, aunque es un GET.',
  }),
  downloadPass: row('GET /users/{userId}/download_qr_code', apiDownloadPass, ({ passOwner: { id } }) => id, {
    token: 'always',
    expects: 'pdf',
  }),
  redeemPass: row('GET /users/{userId}/remove_qr_code?token_qr={passToken}', apiRedeemPass, ({ pass }) => pass, {
    expects: 'done',
    remark: '4xx si el pase ya se usó o no existe: la taquilla lee «El código de visita ya fue utilizado».',
    changes: 'Deja usado el pase, aunque es un GET.',
  }),
  findTeacher: row('GET /users/{teacherCode}', apiFindTeacher, ({ teacherCode }) => teacherCode, {
    token: 'with a session',
    expects: 'resource',
    reads: ['profile_id', ...NAMES, 'school'],
    remark: `404 si nadie tiene ese código. ${WITHOUT_ACCOUNT}`,
  }),
  sendEvaluation: row(
    'POST /tests/1/evaluation',
    apiSendEvaluation,
    ({ teacher: { id, email }, answers }) => ({ id_professor: id, email, answers }),
    {
      token: 'with a session',
      expects: 'done',
      remark: WITHOUT_ACCOUNT,
      changes: 'Guarda las respuestas de un estudiante.',
    },
  ),
  sendQuestionnaire: row(
    'POST /users/{userId}/send_questionnaire_to_students',
    apiSendQuestionnaire,
    ({ teacher: { id, email } }) => ({ emails: [email], teacher_code: id }),
    { token: 'always', expects: 'done', changes: 'Manda un correo con el enlace a cada estudiante.' },
  ),
}
