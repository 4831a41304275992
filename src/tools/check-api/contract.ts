import { apiCreateAppointment, apiDownloadAppointment, apiSendAppointment } from '@/api/appointments'
import { apiSendContact } from '@/api/contacts'
import { apiDownloadPass, apiRedeemPass, apiSendPass } from '@/api/passes'
import { apiChangePassword, apiRequestPassword } from '@/api/passwords'
import { apiGetProfile, type ProfilePayload, apiSaveProfile } from '@/api/profile'
import { apiSendEvaluation } from '@/api/questionnaire'
import { apiSendQuestionnaire } from '@/api/questionnaireEmails'
import { apiSignIn } from '@/api/sessions'
import { apiCreateSponsorshipRequest } from '@/api/sponsorship'
import { apiFindTeacher } from '@/api/teachers'
import { apiConfirmAccount, apiRegister, type RegistrationPayload } from '@/api/users'

import { row } from './contractRow'
import { publicRows } from './publicRows'

const NAMES = ['name', 'first_lastname', 'second_lastname', 'email']
const WITHOUT_ACCOUNT = 'Los estudiantes no tienen cuenta: con 401 o 403 deben entrar antes con una.'

const profile: ProfilePayload = {
  name: 'Luis',
  email: 'luis@correo.mx',
  profile_id: 2,
  date_of_birth: '',
  theme_ids: [1],
}
const registration: RegistrationPayload = { ...profile, password: 'Abcd1234' }

/**
 * Every call of the platform to the museum's API. The key is the name of the function in src/api, without the prefix
 * `api`. These rows are used in tests/api/contract.test.ts, in `npm run check:api`, and in the contract page for the
 * API's developers.
 */
export const contract = {
  signIn: row({
    call: 'POST /users/sign_in',
    send: apiSignIn,
    example: { email: 'a@b.mx', password: 'Abcd1234' },
    body: { user: { email: 'a@b.mx', password: 'Abcd1234' } },
    expects: 'session',
    reads: ['profile_id', ...NAMES, 'sign_in_count', 'free_pass', 'appointments'],
    remark:
      '`profile_id`: 1 es profesor. `free_pass`: el token del pase; también true, o null si no hay. `appointments`: lista, número o booleano. 401 si el correo o la contraseña no son correctos, o la cuenta no está validada.',
  }),
  register: row({
    call: 'POST /users',
    send: apiRegister,
    example: registration,
    isWrapped: true,
    expects: 'resource',
    remark: '422 si el correo ya está en uso.',
    changes: 'Crea una cuenta y le manda el correo para validarla.',
  }),
  confirmAccount: row({
    call: 'GET /users/confirmation?locale=es&confirmation_token={confirmationToken}',
    send: apiConfirmAccount,
    example: 't-1',
    expects: 'done',
    remark: '400 o 422 si el token no es correcto o ya se usó.',
    changes: 'Valida la cuenta, aunque es un GET.',
  }),
  requestPassword: row({
    call: 'POST /users/password',
    send: apiRequestPassword,
    example: 'a@b.mx',
    body: { user: { email: 'a@b.mx' } },
    expects: 'done',
    remark: '404 o 422 si no hay cuenta con ese correo.',
    changes: 'Manda el correo para cambiar la contraseña.',
  }),
  changePassword: row({
    call: 'PATCH /users/password',
    token: 'with a session',
    send: apiChangePassword,
    example: { reset_password_token: 'tok/en=', password: 'Abcd1234' },
    body: { user: { reset_password_token: 'tok/en=', password: 'Abcd1234' } },
    expects: 'done',
    remark: '422 si el token del correo no es correcto, ya se usó o caducó.',
    changes: 'Cambia la contraseña de la cuenta a la que pertenece el token.',
  }),
  getProfile: row({
    call: 'GET /users/{userId}?include=themes',
    token: 'always',
    send: apiGetProfile,
    example: 7,
    expects: 'resource',
    reads: ['profile_id', 'name', 'email', 'date_of_birth'],
    remark:
      'De un profesor también `first_lastname`, `second_lastname`, `phone`, `school`, `cct`, `school_grade_id`, `school_type_id`, `subject`. La fecha es AAAA-MM-DD. Los temas van en `relationships.themes.data[].id`. Solo aquí, 406 se entiende como 401.',
  }),
  saveProfile: row({
    call: 'PATCH /users/{userId}',
    token: 'always',
    send: ([userId, changed]: [userId: number, changed: ProfilePayload]) => apiSaveProfile(userId, changed),
    example: [7, profile],
    body: profile,
    isWrapped: true,
    expects: 'resource',
    reads: NAMES,
    changes: 'Guarda el perfil.',
  }),
  ...publicRows,
  sendContact: row({
    call: 'POST /contacts',
    send: apiSendContact,
    example: { subject: 'Una duda', email: 'a@b.mx', message: '¿Hay visitas en sábado?' },
    expects: 'resource',
    changes: 'Le manda un mensaje al museo.',
  }),
  createAppointment: row({
    call: 'POST /appointments',
    token: 'always',
    send: apiCreateAppointment,
    example: {
      teacher_name: 'Ana Ruiz',
      date: '2030-05-20',
      teachers: 2,
      parents: 0,
      schedule_id: 3,
      contact_preference_id: 1,
      package_ids: [4],
      school_grades: [{ students: 30, school_grade_id: 2 }],
      user_id: 7,
    },
    expects: 'resource',
    changes: 'Crea una solicitud de visita.',
  }),
  sendAppointment: row({
    call: 'GET /appointments/{appointmentId}/send_appointment',
    token: 'always',
    send: apiSendAppointment,
    example: '51',
    expects: 'anything',
    changes: 'Manda la solicitud por correo, aunque es un GET.',
  }),
  downloadAppointment: row({
    call: 'GET /appointments/{appointmentId}/generate_pdf',
    token: 'always',
    send: apiDownloadAppointment,
    example: '51',
    expects: 'pdf',
  }),
  createSponsorshipRequest: row({
    call: 'POST /sponsorship_requests',
    token: 'always',
    send: apiCreateSponsorshipRequest,
    example: {
      teacher_name: 'Ana',
      first_lastname: 'Ruiz',
      second_lastname: 'Soto',
      email: 'ana@escuela.mx',
      school_type_id: 1,
      school_grade_id: 2,
      school_address: 'Av. Juárez 8, Centro',
      reason: 'Nuestro grupo no puede pagar la visita.',
    },
    expects: 'resource',
    changes: 'Crea una solicitud de patrocinio.',
  }),
  sendPass: row({
    call: 'GET /users/{userId}/send_qr_code',
    token: 'always',
    send: apiSendPass,
    example: 7,
    expects: 'done',
    changes: 'Manda el pase por correo, aunque es un GET.',
  }),
  downloadPass: row({
    call: 'GET /users/{userId}/download_qr_code',
    token: 'always',
    send: apiDownloadPass,
    example: 7,
    expects: 'pdf',
  }),
  redeemPass: row({
    call: 'GET /users/{userId}/remove_qr_code?token_qr={passToken}',
    send: apiRedeemPass,
    example: { userId: '7', token: 'a/b+&c' },
    expects: 'done',
    remark: '4xx si el pase ya se usó o no existe: la taquilla lee «El código de visita ya fue utilizado».',
    changes: 'Deja usado el pase, aunque es un GET.',
  }),
  findTeacher: row({
    call: 'GET /users/{teacherCode}',
    token: 'with a session',
    send: apiFindTeacher,
    example: '7',
    expects: 'resource',
    reads: ['profile_id', ...NAMES, 'school'],
    remark: `404 si nadie tiene ese código. ${WITHOUT_ACCOUNT}`,
  }),
  sendEvaluation: row({
    call: 'POST /tests/1/evaluation',
    token: 'with a session',
    send: apiSendEvaluation,
    example: { id_professor: 7, email: 'ana@escuela.mx', answers: [{ question_id: 40, answer_id: 301 }] },
    expects: 'done',
    remark: WITHOUT_ACCOUNT,
    changes: 'Guarda las respuestas de un estudiante.',
  }),
  sendQuestionnaire: row({
    call: 'POST /users/{userId}/send_questionnaire_to_students',
    token: 'always',
    send: apiSendQuestionnaire,
    example: { emails: ['luz@correo.mx', 'ivan@correo.mx'], teacher_code: 7 },
    expects: 'done',
    changes: 'Manda un correo con el enlace a cada estudiante.',
  }),
}
