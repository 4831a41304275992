import { expect, test } from 'vitest'

import { seededAccounts } from '@/mocks/seed/accounts'
import { contract } from '@/tools/check-api/contract'

import { testApi, type Who } from '../support/mockApi.ts'
import { contact, evaluation, registration, sponsorship, studentEmails, visit } from '../support/mockPayloads.ts'

const { api, call, fetchLine } = testApi()
const { teacher, parent } = seededAccounts
const OWN = `/users/${String(teacher.id)}`
const OF_PARENT = `/users/${String(parent.id)}`
const PASS = teacher.free_pass

const text = expect.any(String) as unknown
const some = (...resources: object[]): unknown =>
  expect.arrayContaining(resources.map((one) => expect.objectContaining(one) as unknown))
const list = (attributes: object) => ({
  data: some({ id: '1', attributes: expect.objectContaining(attributes) as unknown }),
})
const resource = (type: string, attributes: object) => ({ data: { id: text, type, attributes } })
const file = (type: string, start: string) => ({
  type,
  start,
  disposition: expect.stringMatching(/^attachment; /) as unknown,
})
const PDF = file('application/pdf', '%P')
const WORD = file('application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PK')
const { password, ...profile } = registration
const { theme_ids, ...attributes } = profile
const themes = { themes: { data: theme_ids.map((id) => ({ id: String(id), type: 'themes' })) } }
const person = { data: { type: 'users', attributes, relationships: themes } }
const signIn = (email: string, typed: string) => ({ user: { email, password: typed } })
const session = { id: teacher.id, auth_token: text, profile_id: 1, sign_in_count: 1, free_pass: text, appointments: [] }

interface CallRequest {
  as?: Who
  body?: object
}

/** Every list of the contract, with the attributes that the platform reads. */
const lists = Object.values(contract)
  .filter(({ expects }) => expects === 'list')
  .map(({ call: line, token, reads = [] }): (typeof answers)[number] => {
    const given = Object.fromEntries(reads.map((name) => [name, expect.anything() as unknown]))
    return [line, token === undefined ? {} : { as: 'parent' }, 200, list(given)]
  })

/** For each call, a valid request and its response. accounts.test.ts tests the two calls that need an e-mail. */
const answers: [line: string, request: CallRequest, status: number, gives: object][] = [
  ['POST /users/sign_in', { body: signIn(teacher.email, teacher.password) }, 200, session],
  ['POST /users', { body: registration }, 201, person],
  ['POST /users', { body: { user: registration } }, 201, person],
  ['POST /users/password', { body: { user: { email: teacher.email } } }, 200, {}],
  [`GET ${OWN}?include=themes`, { as: 'teacher' }, 200, { data: { relationships: themes } }],
  [`GET ${OWN}`, {}, 200, resource('users', { profile_id: 1, name: text, school: text, email: teacher.email })],
  [`PATCH ${OWN}`, { as: 'teacher', body: profile }, 200, person],
  ...lists,
  ['GET /justifications/1/download_pdf', {}, 200, PDF],
  ['GET /justifications/1/download_word', {}, 200, WORD],
  ['POST /contacts', { body: contact }, 201, resource('contacts', contact)],
  ['POST /appointments', { as: 'teacher', body: visit }, 201, resource('appointments', visit)],
  ['GET /appointments/20417/send_appointment', { as: 'teacherWithVisit' }, 200, {}],
  ['GET /appointments/20417/generate_pdf', { as: 'teacherWithVisit' }, 200, PDF],
  [
    'POST /sponsorship_requests',
    { as: 'teacher', body: sponsorship },
    201,
    resource('sponsorship_requests', sponsorship),
  ],
  [`GET ${OWN}/send_qr_code`, { as: 'teacher' }, 200, {}],
  [`GET ${OWN}/download_qr_code`, { as: 'teacher' }, 200, PDF],
  [`GET ${OWN}/remove_qr_code?token_qr=${PASS}`, {}, 200, {}],
  [
    'GET /tests/1?include=questions,questions.answers',
    {},
    200,
    {
      data: { id: '1', type: 'tests' },
      included: some(
        { id: '40', type: 'questions', attributes: { number: 1, question: text } },
        { id: '300', type: 'answers', attributes: { question_id: 40, answer: text } },
      ),
    },
  ],
  ['POST /tests/1/evaluation', { body: evaluation }, 200, {}],
  [`POST ${OWN}/send_questionnaire_to_students`, { as: 'teacher', body: studentEmails }, 200, {}],
]

/** Returns a response's JSON, or the type, name and first characters of a file. */
async function read(answer: Response): Promise<unknown> {
  const type = answer.headers.get('Content-Type') ?? ''
  if (type.includes('json')) return answer.json()
  return { type, start: (await answer.text()).slice(0, 2), disposition: answer.headers.get('Content-Disposition') }
}

test.each(answers)(
  '%s with %j returns the status %i and a body as the contract requires',
  async (line, request, status, gives) => {
    const answer = await fetchLine(line, request)
    expect(answer.status).toBe(status)
    const given = await read(answer)
    expect(given).toMatchObject(gives)
    expect(JSON.stringify(given)).not.toMatch(/scrypt|password|auth_tokens|confirmation_token/)
  },
)

/** One request for each reason to refuse a call, with the status that Rails would send. */
const refusals: [line: string, request: CallRequest, status: number][] = [
  ['GET /nada', {}, 404],
  ['POST /users/sign_in', { body: signIn(teacher.email, 'Otra2025x') }, 401],
  ['POST /users', { body: { ...registration, email: teacher.email.toUpperCase() } }, 422],
  ['POST /users', { body: { ...registration, password: password.toLowerCase() } }, 422],
  ['POST /users', { body: { ...registration, date_of_birth: '2999-01-01' } }, 422],
  ['POST /users/password', { body: { user: { email: 'nadie@escuela.example.mx' } } }, 422],
  [`GET ${OF_PARENT}?include=themes`, { as: 'teacher' }, 403],
  [`PATCH ${OWN}`, { as: 'parent', body: profile }, 403],
  [`PATCH ${OWN}`, { as: 'teacher', body: { ...profile, profile_id: 2 } }, 422],
  ['GET /justifications/4/download_pdf', {}, 404],
  ['POST /contacts', { body: { ...contact, email: 'a@b.c' } }, 422],
  ['POST /appointments', { as: 'parent', body: { ...visit, user_id: parent.id } }, 403],
  ['POST /appointments', { as: 'teacher', body: { ...visit, user_id: parent.id } }, 403],
  ['POST /appointments', { as: 'teacher', body: { ...visit, date: '2020-01-01' } }, 422],
  ['POST /appointments', { as: 'teacher', body: { ...visit, package_ids: [1, 2] } }, 422],
  ['GET /appointments/20417/send_appointment', { as: 'teacher' }, 403],
  ['GET /appointments/1/send_appointment', { as: 'teacherWithVisit' }, 404],
  ['POST /sponsorship_requests', { as: 'parent', body: sponsorship }, 403],
  ['POST /sponsorship_requests', { as: 'teacher', body: { ...sponsorship, reason: 'Sin dinero' } }, 422],
  [`GET ${OWN}/send_qr_code`, { as: 'parent' }, 403],
  [`GET ${OWN}/remove_qr_code?token_qr=pase-inventado`, {}, 422],
  [`GET ${OF_PARENT}/remove_qr_code?token_qr=${PASS}`, {}, 422],
  ['POST /tests/1/evaluation', { body: { ...evaluation, id_professor: parent.id } }, 422],
  ['POST /tests/1/evaluation', { body: { ...evaluation, answers: evaluation.answers.slice(0, 14) } }, 422],
  [`POST ${OF_PARENT}/send_questionnaire_to_students`, { as: 'parent', body: studentEmails }, 403],
  [`POST ${OWN}/send_questionnaire_to_students`, { as: 'teacher', body: { ...studentEmails, emails: ['x'] } }, 422],
]

/** Returns a copy of the stored data, without tokens and sign-in counts. */
const state = () => {
  const users = api.database.data.users.map((user) => ({ ...user, auth_tokens: [], sign_in_count: 0 }))
  return structuredClone({ ...api.database.data, users })
}

test.each(refusals)('%s with %j is refused with %i and changes nothing', async (line, request, status) => {
  const before = state()
  const answer = await call(line, request)
  expect(answer).toMatchObject({ status, sentence: expect.stringMatching(/^\p{Lu}.{9,}/u) as unknown })
  const isPlain = /POST \/(appointments|sponsorship_requests)/.test(line)
  expect(Object.keys(Object(answer.body))).toEqual([isPlain ? 'error' : 'errors'])
  expect(state()).toEqual(before)
})

const needSession = answers.filter(([, { as }]) => as !== undefined)

test.each(needSession)('%s refuses a missing or unknown token', async (line, { body }) => {
  expect(await call(line, { body, token: 'inventado' })).toMatchObject({ status: 401 })
  expect(await call(line, { body })).toMatchObject({ status: 401, sentence: 'Inicia sesión para continuar.' })
})

test('the teacher look-up and the evaluation need no token, but refuse an unknown token', async () => {
  expect(await call(`GET ${OWN}`, { token: 'inventado' })).toMatchObject({ status: 401 })
  expect(await call('POST /tests/1/evaluation', { body: evaluation, token: 'inventado' })).toMatchObject({
    status: 401,
  })
})
