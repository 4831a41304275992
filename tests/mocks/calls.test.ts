import { expect, test } from 'vitest'

import type { contract } from '@/tools/check-api/contract/contract'

import { seededAccounts } from '@/mocks/seed/accounts'
import { at, testApi, type Who } from './testing/callApi.ts'
import { contact, evaluation, registration, sponsorship, studentEmails, visit } from './testing/payloads.ts'

const { api, call, fetchLine } = testApi()
const { teacher, parent } = seededAccounts
const OWN = `/users/${String(teacher.id)}`
const OF_PARENT = `/users/${String(parent.id)}`

/** One refusal: what is asked otherwise, and the status if it is not 422. */
interface Refused {
  line?: string
  as?: Who
  /** Instead of the body, or, of a form, changes to it. */
  body?: object
  change?: object
  status?: number
  sentence?: string
}

interface Row {
  line: string
  as?: Who
  body?: object
  status?: 201
  /** What its JSON holds, or what its file is. */
  gives: object
  refused?: Refused[]
  /** Needs no session, but takes no token that nobody has. */
  readsToken?: true
}

const text = expect.any(String) as unknown
const some = (...resources: object[]): unknown =>
  expect.arrayContaining(resources.map((one) => expect.objectContaining(one) as unknown))
const list = (line: string, attributes: object) => ({
  line,
  gives: { data: some({ id: '1', attributes: expect.objectContaining(attributes) as unknown }) },
})
const optionList = (name: string) => list(`GET /${name}`, { name: text })
const attributesOf = (type: string, attributes: object) => ({ data: { id: text, type, attributes } })
const changes = (...all: object[]): Refused[] => all.map((change) => ({ change }))
const file = (type: string, start: string) => ({
  type,
  start,
  disposition: expect.stringMatching(/^attachment; filename="[\w-]+\.\w+"$/) as unknown,
})
const PDF = file('application/pdf', '%P')
const othersData = { status: 403, sentence: 'No puedes consultar los datos de otra persona.' }
const { password: _password, ...profile } = registration
const { theme_ids, ...attributes } = profile
const person = {
  attributes,
  relationships: { themes: { data: theme_ids.map((id) => ({ id: String(id), type: 'themes' })) } },
}
const [firstAnswer, ...otherAnswers] = evaluation.answers

/** What the API answers to each call of the contract; tests/mocks/accounts.test.ts has the two that need an e-mail. */
const rows: Record<Exclude<keyof typeof contract, 'confirmAccount' | 'changePassword'>, Row> = {
  signIn: {
    line: 'POST /users/sign_in',
    body: { user: { email: teacher.email, password: teacher.password } },
    gives: { id: teacher.id, auth_token: text, profile_id: 1, sign_in_count: 1, free_pass: text, appointments: [] },
    refused: [
      { body: { user: { email: teacher.email, password: 'Otra2025x' } }, status: 401 },
      { body: { user: { email: 'nadie@escuela.example.mx', password: teacher.password } }, status: 401 },
      { body: {}, status: 400 },
      { body: [], status: 400 },
    ],
  },
  register: {
    line: 'POST /users',
    body: registration,
    status: 201,
    gives: { data: { id: '1201', type: 'users', ...person } },
    refused: changes(
      { profile_id: '1' },
      { phone: '55-12' },
      { subject: 'x'.repeat(256) },
      { email: teacher.email.toUpperCase() },
      { date_of_birth: '2999-01-01' },
      { theme_ids: [1, 2, 3, 4] },
      { theme_ids: ['1'] },
    ),
  },
  requestPassword: {
    line: 'POST /users/password',
    body: { user: { email: teacher.email } },
    gives: {},
    refused: [
      { body: { user: { email: 'nadie@escuela.example.mx' } }, sentence: 'No encontramos una cuenta con ese correo.' },
      { body: {}, status: 400 },
    ],
  },
  getProfile: {
    line: `GET ${OF_PARENT}?include=themes`,
    as: 'parent',
    gives: {
      data: {
        attributes: { profile_id: 2, name: 'Guadalupe', email: parent.email },
        relationships: { themes: { data: [{ id: '6', type: 'themes' }] } },
      },
    },
    refused: [{ as: 'teacher', ...othersData }],
  },
  saveProfile: {
    line: `PATCH ${OWN}`,
    as: 'teacher',
    body: profile,
    gives: { data: person },
    refused: [{ as: 'parent', ...othersData }, ...changes({ email: parent.email.toUpperCase() }, { profile_id: 2 })],
  },
  listThemes: optionList('themes'),
  listProfiles: optionList('profiles'),
  listSchoolGrades: optionList('school_grades'),
  listSchoolTypes: optionList('school_types'),
  listSchools: optionList('schools'),
  listSchedules: { ...optionList('schedules'), as: 'parent' },
  listContactPreferences: { ...optionList('contact_preferences'), as: 'parent' },
  listServices: list('GET /packages', { name: text, description: text }),
  listRequirements: list('GET /requirements', { requirement_type_id: 1, content: text }),
  listJustifications: list('GET /justifications', { name: text, description: text, has_file: true }),
  listSponsorshipRequirements: list('GET /sponsorship_requirements', { title: text, content: text }),
  downloadPdf: {
    line: 'GET /justifications/1/download_pdf',
    gives: PDF,
    refused: [{ line: 'GET /justifications/4/download_pdf', status: 404, sentence: 'Este proyecto no tiene archivo.' }],
  },
  downloadWord: {
    line: 'GET /justifications/1/download_word',
    gives: file('application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PK'),
    refused: [{ line: 'GET /justifications/999/download_word', status: 404 }],
  },
  sendContact: {
    line: 'POST /contacts',
    body: contact,
    status: 201,
    gives: attributesOf('contacts', contact),
    refused: changes({ email: 'a@b.c' }, { message: 7 }),
  },
  createAppointment: {
    line: 'POST /appointments',
    as: 'teacher',
    body: visit,
    status: 201,
    gives: attributesOf('appointments', visit),
    refused: [
      { as: 'parent', change: { user_id: parent.id }, status: 403 },
      { change: { user_id: parent.id }, status: 403 },
      ...changes(
        { date: '2025-02-30' },
        { date: '2020-01-01' },
        { schedule_id: '2' },
        { parents: 1.5 },
        { school_grades: [] },
        { school_grades: Array.from({ length: 6 }, () => visit.school_grades[0]) },
        { school_grades: [null] },
        { package_ids: [1, 2] },
      ),
    ],
  },
  sendAppointment: {
    line: 'GET /appointments/20417/send_appointment',
    as: 'teacherWithVisit',
    gives: {},
    refused: [
      { as: 'teacher', status: 403 },
      { line: 'GET /appointments/1/send_appointment', status: 404 },
    ],
  },
  downloadAppointment: {
    line: 'GET /appointments/20417/generate_pdf',
    as: 'teacherWithVisit',
    gives: PDF,
    refused: [{ as: 'teacher', status: 403 }],
  },
  createSponsorshipRequest: {
    line: 'POST /sponsorship_requests',
    as: 'teacher',
    body: sponsorship,
    status: 201,
    gives: attributesOf('sponsorship_requests', sponsorship),
    refused: [
      { as: 'parent', status: 403 },
      ...changes({ teacher_name: ' An ' }, { school_type_id: '1' }, { reason: 'Sin dinero' }),
    ],
  },
  sendPass: { line: `GET ${OWN}/send_qr_code`, as: 'teacher', gives: {}, refused: [{ as: 'parent', ...othersData }] },
  downloadPass: {
    line: `GET ${OWN}/download_qr_code`,
    as: 'teacher',
    gives: PDF,
    refused: [{ as: 'parent', ...othersData }],
  },
  redeemPass: {
    line: `GET ${OWN}/remove_qr_code?token_qr=pase-7F3K92QDX1`,
    gives: {},
    refused: [
      { line: `GET ${OWN}/remove_qr_code?token_qr=pase-inventado` },
      { line: `GET ${OWN}/remove_qr_code` },
      { line: `GET ${OF_PARENT}/remove_qr_code?token_qr=pase-7F3K92QDX1` },
      { line: 'GET /users/999999/remove_qr_code?token_qr=pase-7F3K92QDX1' },
    ].map((refused) => ({ ...refused, sentence: 'Este código no es de ningún pase.' })),
  },
  findTeacher: {
    line: `GET ${OWN}`,
    gives: attributesOf('users', { profile_id: 1, name: text, school: text, email: teacher.email }),
    refused: [{ line: 'GET /users/999', status: 404 }],
    readsToken: true,
  },
  listQuestions: {
    line: 'GET /tests/1?include=questions,questions.answers',
    gives: {
      data: { id: '1', type: 'tests' },
      included: some(
        { id: '40', type: 'questions', attributes: { number: 1, question: text } },
        { id: '300', type: 'answers', attributes: { question_id: 40, answer: text } },
      ),
    },
    refused: [{ line: 'GET /tests/2', status: 404 }],
  },
  sendEvaluation: {
    line: 'POST /tests/1/evaluation',
    body: evaluation,
    gives: {},
    refused: [
      { line: 'POST /tests/9/evaluation', status: 404 },
      ...changes(
        { id_professor: parent.id },
        { id_professor: String(teacher.id) },
        { answers: evaluation.answers.slice(0, 14) },
        { answers: [...evaluation.answers, firstAnswer] },
        { answers: [{ ...firstAnswer, answer_id: '300' }, ...otherAnswers] },
      ),
    ],
    readsToken: true,
  },
  sendQuestionnaire: {
    line: `POST ${OWN}/send_questionnaire_to_students`,
    as: 'teacher',
    body: studentEmails,
    gives: {},
    refused: [
      { as: 'teacherWithVisit', ...othersData },
      { line: `POST ${OF_PARENT}/send_questionnaire_to_students`, as: 'parent', status: 403 },
      ...changes(
        { emails: [] },
        { emails: ['a@x.mx', 'no-es-correo'] },
        { emails: Array(1001).fill('a@x.mx') },
        { teacher_code: String(teacher.id) },
      ),
    ],
  },
}

/** An answer's JSON, or what is to be seen of its file. */
async function read(answer: Response): Promise<unknown> {
  const type = answer.headers.get('Content-Type') ?? ''
  if (type.includes('json')) return answer.json()
  return { type, start: (await answer.text()).slice(0, 2), disposition: answer.headers.get('Content-Disposition') }
}

test.each(Object.values(rows))('$line does what it says', async ({ line, as, body, status = 200, gives }) => {
  const answer = await fetchLine(line, { as, body })
  expect(answer.status).toBe(status)
  const given = await read(answer)
  expect(given).toMatchObject(gives)
  expect(JSON.stringify(given)).not.toMatch(/scrypt|password|auth_tokens|confirmation_token/)
})

/** What is stored, without the traces of signing in. */
const state = () => {
  const users = api.database.data.users.map((user) => ({ ...user, auth_tokens: [], sign_in_count: 0 }))
  return structuredClone({ ...api.database.data, users })
}

const everyRefusal = Object.values(rows).flatMap(({ refused = [], status: _done, ...row }) =>
  refused.map(({ change, ...own }) => ({
    ...row,
    status: 422,
    ...own,
    ...(change && { body: { ...row.body, ...change } }),
    what: JSON.stringify(change ?? own.body ?? own.as ?? '').slice(0, 60),
  })),
)

test.each(everyRefusal)('$line refuses $what, and neither stores nor sends anything', async (refused) => {
  const { line, as, body, status, sentence = expect.stringMatching(/^\p{Lu}.{9,}/u) as unknown } = refused
  const before = state()
  const answer = await call(line, { as, body })
  expect(answer).toMatchObject({ status, sentence })
  const isPlain = /POST \/(appointments|sponsorship_requests)/.test(line)
  expect(Object.keys(Object(answer.body))).toEqual([isPlain ? 'error' : 'errors'])
  expect(state()).toEqual(before)
})

test.each(Object.values(rows).filter(({ as, readsToken }) => as !== undefined || readsToken))(
  '$line takes no token that nobody has, and none only where it needs none',
  async ({ line, body, readsToken }) => {
    const before = state()
    expect(await call(line, { body, token: 'inventado' })).toMatchObject({ status: 401 })
    if (readsToken) return
    expect(await call(line, { body })).toMatchObject({ status: 401, sentence: 'Inicia sesión para continuar.' })
    expect(state()).toEqual(before)
  },
)

test('an unknown path is refused in the shape of the contract', async () => {
  const error = { status: '404', title: 'No encontrado', detail: 'Esta dirección no existe en la API.' }
  expect(await call('GET /nada')).toMatchObject({ status: 404, body: { errors: [error] } })
})

async function ids(line: string): Promise<number[]> {
  const data = at((await call(`GET /${line}`)).body, 'data')
  return Array.isArray(data) ? data.map((one) => Number(at(one, 'id'))) : []
}

test('pages of a list are as large as asked, 25 by default, 1000 at most, in the order that was asked for', async () => {
  expect(await ids('schools')).toHaveLength(25)
  expect(await ids('schools?page[number]=2&page[size]=1000')).toHaveLength(200)
  expect(await ids('schools?page[size]=5000')).toHaveLength(1000)
  expect(await ids('themes?page[number]=2&page[size]=5')).toEqual([6, 7, 8])
  expect(await ids('themes?page[number]=9&page[size]=5')).toEqual([])
  expect(await ids('themes?page[number]=nada&page[size]=-1')).toHaveLength(8)
  expect(await ids('packages?sort_by=id&order=desc')).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1])
  expect((await ids('packages?sort_by=name&order=asc'))[0]).toBe(7)
})
