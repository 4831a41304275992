import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import { createAppointment, downloadAppointment, sendAppointment } from '@/api/appointments'
import { sendContact } from '@/api/contacts'
import { downloadJustification, listJustifications } from '@/api/justifications'
import {
  listContactPreferences,
  listProfiles,
  listSchedules,
  listSchoolGrades,
  listSchools,
  listSchoolTypes,
  listThemes,
} from '@/api/lookups'
import { listServices } from '@/api/packages'
import { downloadPass, redeemPass, sendPass } from '@/api/passes'
import { changePassword, requestPassword } from '@/api/passwords'
import { sendQuestionnaire } from '@/api/questionnaireEmails'
import { listRequirements } from '@/api/requirements'
import { getProfile, saveProfile } from '@/api/profile'
import { signIn } from '@/api/sessions'
import { createSponsorshipRequest, listSponsorshipRequirements } from '@/api/sponsorship'
import { listQuestions, sendEvaluation } from '@/api/questionnaire'
import { findTeacher } from '@/api/teachers'
import { confirmAccount, register } from '@/api/users'
import { settings } from '@/lib/env'
import { saveSession } from '@/lib/session'

import { received, server } from '../support/server'

const list = (size: number) => `?locale=es&page[number]=1&page[size]=${size}`

const registration = {
  name: 'Luis',
  email: 'luis@correo.mx',
  password: 'Abcd1234',
  profile_id: 2,
  date_of_birth: '',
  theme_ids: [1],
}

const visit = {
  teacher_name: 'Ana Ruiz',
  date: '2030-05-20',
  teachers: 2,
  parents: 0,
  schedule_id: 3,
  contact_preference_id: 1,
  package_ids: [4],
  school_grades: [{ students: 30, school_grade_id: 2 }],
  user_id: 7,
}

const { password: _password, ...profile } = registration

const newPassword = { reset_password_token: 'tok/en=', password: 'Abcd1234' }
const message = { subject: 'Una duda', email: 'a@b.mx', message: '¿Hay visitas en sábado?' }
const sponsorship = {
  teacher_name: 'Ana',
  first_lastname: 'Ruiz',
  second_lastname: 'Soto',
  email: 'ana@escuela.mx',
  school_type_id: 1,
  school_grade_id: 2,
  school_address: 'Av. Juárez 8, Centro',
  reason: 'Nuestro grupo no puede pagar la visita.',
}

const sending = { emails: ['luz@correo.mx', 'ivan@correo.mx'], teacher_code: 7 }
const evaluation = { id_professor: 7, email: 'ana@escuela.mx', answers: [{ question_id: 40, answer_id: 301 }] }

const credentials = { email: 'a@b.mx', password: 'Abcd1234' }

/** The table of the API, one row per call: who may call it, what it sends. */
const calls: [access: 'public' | 'bearer', line: string, call: () => Promise<unknown>, body?: unknown][] = [
  ['public', 'POST /users/sign_in', () => signIn(credentials), { user: credentials }],
  ['public', 'POST /users', () => register(registration), registration],
  ['public', 'GET /users/confirmation?locale=es&confirmation_token=t-1', () => confirmAccount('t-1')],
  ['public', 'POST /users/password', () => requestPassword('a@b.mx'), { user: { email: 'a@b.mx' } }],
  ['bearer', 'PATCH /users/password', () => changePassword(newPassword), { user: newPassword }],
  ['bearer', 'GET /users/51?include=themes', () => getProfile(51)],
  ['bearer', 'PATCH /users/7', () => saveProfile(7, profile), profile],
  ['public', `GET /themes${list(25)}`, listThemes],
  ['public', `GET /profiles${list(25)}`, listProfiles],
  ['public', `GET /school_grades${list(25)}`, listSchoolGrades],
  ['public', `GET /school_types${list(25)}`, listSchoolTypes],
  ['public', `GET /schools${list(1000)}`, listSchools],
  ['bearer', `GET /schedules${list(25)}`, listSchedules],
  ['bearer', `GET /contact_preferences${list(25)}`, listContactPreferences],
  ['public', `GET /packages${list(25)}&sort_by=id&order=asc`, listServices],
  ['public', 'POST /contacts', () => sendContact(message), message],
  ['public', `GET /requirements${list(25)}&sort_by=id&order=asc`, listRequirements],
  ['public', `GET /justifications${list(25)}&sort_by=id&order=asc`, listJustifications],
  ['public', 'GET /justifications/4/download_pdf', () => downloadJustification('4', 'pdf')],
  ['public', 'GET /justifications/4/download_word', () => downloadJustification('4', 'word')],
  ['bearer', 'POST /appointments', () => createAppointment(visit), visit],
  ['bearer', 'GET /appointments/51/send_appointment', () => sendAppointment('51')],
  ['bearer', 'POST /users/7/send_questionnaire_to_students', () => sendQuestionnaire(sending), sending],
  ['bearer', 'POST /sponsorship_requests', () => createSponsorshipRequest(sponsorship), sponsorship],
  ['public', `GET /sponsorship_requirements${list(25)}`, listSponsorshipRequirements],
  ['bearer', 'GET /appointments/51/generate_pdf', () => downloadAppointment('51')],
  ['bearer', 'GET /users/7/send_qr_code', () => sendPass(7)],
  ['bearer', 'GET /users/7/download_qr_code', () => downloadPass(7)],
  ['public', 'GET /users/7/remove_qr_code?token_qr=a/b+&c', () => redeemPass({ userId: '7', token: 'a/b+&c' })],
  ['bearer', 'GET /users/7', () => findTeacher('7')],
  ['public', 'GET /tests/1?locale=es&include=questions,questions.answers', listQuestions],
  ['bearer', 'POST /tests/1/evaluation', () => sendEvaluation(evaluation), evaluation],
]

/** An answer every call can read: a list, a resource with an id and a token. */
const anyAnswer = { data: [], id: '51', auth_token: 'token' }

function answerEverything() {
  server.use(
    http.all('*/api/v1/*', ({ request }) =>
      /generate_pdf|download_/.test(request.url)
        ? new HttpResponse('%PDF-1.4', { headers: { 'Content-Type': 'application/pdf' } })
        : HttpResponse.json(anyAnswer),
    ),
  )
}

const teacher = {
  id: 7,
  name: 'Ana',
  first_lastname: 'Ruiz',
  second_lastname: 'Soto',
  email: 'ana@escuela.mx',
  auth_token: 'token-de-ana',
  profile_id: 1,
  hasAppointments: false,
  isTeacher: true,
}

describe('the calls of the contract', () => {
  beforeEach(answerEverything)

  it.each(calls)('%s %s', async (access, line, call, body = null) => {
    saveSession(teacher, 'hash')

    await call()

    expect(await received()).toEqual([
      { line, body, authorization: access === 'bearer' ? 'Bearer token-de-ana' : null },
    ])
  })

  it.each(calls)('without a session, no Authorization travels (%s %s)', async (_access, line, call) => {
    await call()

    expect(await received()).toEqual([expect.objectContaining({ line, authorization: null })])
  })

  it.each(calls)(
    'where the server wants an envelope, only registration and profile have one (%s %s)',
    async (...row) => {
      const [, line, call, body = null] = row
      Object.assign(settings, { wrapUser: true })
      onTestFinished(() => void Object.assign(settings, { wrapUser: false }))
      const isWrapped = line === 'POST /users' || line === 'PATCH /users/7'

      await call()

      expect(await received()).toMatchObject([{ line, body: isWrapped ? { user: body } : body }])
    },
  )
})
