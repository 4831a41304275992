import { expect, test } from 'vitest'

import { seededAccounts } from './seed/accounts.ts'
import { at, ORIGIN, testApi } from './testing/callApi.ts'
import { registration } from './testing/payloads.ts'

const { api, call, signIn, tokenOf } = testApi()
const { teacher, parent } = seededAccounts
const { password: _password, ...profile } = { ...registration, email: 'nuevo@escuela.example.mx' }
const OWN = `/users/${String(teacher.id)}`

test('every seeded account can sign in, and its sign-ins are counted', async () => {
  const answers = await Promise.all(Object.values(seededAccounts).map(({ email, password }) => signIn(email, password)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(answers[0]?.body).toMatchObject({
    id: teacher.id,
    name: 'Mariana',
    first_lastname: 'Ríos',
    email: teacher.email,
    sign_in_count: 1,
    profile_id: 1,
    free_pass: 'pase-7F3K92QDX1',
    appointments: [],
  })
  expect(at(answers[1]?.body, 'appointments')).toEqual([20_417])
  expect(at((await signIn(teacher.email, teacher.password)).body, 'sign_in_count')).toBe(2)
})

test('each sign-in has a token of its own, and all of them are good', async () => {
  const tokens = [await tokenOf('teacher'), await tokenOf('teacher')]
  expect(tokens[0]).not.toBe(tokens[1])
  const answers = await Promise.all(tokens.map((token) => call('GET /schedules', { token })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
})

test.each([teacher.email, 'nadie@escuela.example.mx'])(
  'sign-in as %s with a wrong password is refused',
  async (email) => {
    const refused = { status: 401, sentence: 'El correo o la contraseña no son correctos.' }
    expect(await signIn(email, 'Otra2025x')).toMatchObject(refused)
  },
)

test('from registration to the first sign-in: the link in the e-mail works once', async () => {
  const created = await call('POST /users', { body: registration })
  expect(created).toMatchObject({ status: 201 })
  expect(at(created.body, 'data', 'id')).toBe('1201')
  expect(JSON.stringify(created.body)).not.toMatch(/scrypt|password|token/)
  expect(await signIn(registration.email, registration.password)).toMatchObject({
    status: 401,
    sentence: 'Tu cuenta aún no está validada. Abre el enlace del correo que te enviamos.',
  })

  const [link = ''] = api.outbox.list(registration.email)[0]?.links ?? []
  expect(link).toMatch(/^http:\/\/museo\.test\/api\/v1\/users\/confirmation\?confirmation_token=[\w-]{20,}$/)
  const confirm = `GET ${link.replace(`${ORIGIN}/api/v1`, '')}&locale=es`
  expect((await call(confirm)).status).toBe(200)
  expect(await call(confirm)).toMatchObject({ status: 400, sentence: 'Esta cuenta ya estaba validada.' })
  expect((await call('GET /users/confirmation?confirmation_token=otro')).status).toBe(400)
  expect((await call('GET /users/confirmation')).status).toBe(400)

  const { body } = await signIn(registration.email.toUpperCase(), registration.password)
  expect(at(body, 'sign_in_count')).toBe(1)
  expect(at(body, 'free_pass')).toMatch(/^[\w-]{20,}$/)
})

test('a registration may also come inside "user"', async () => {
  expect((await call('POST /users', { body: { user: registration } })).status).toBe(201)
})

test.each([
  ['registers', 'POST /users', 'otra@correo.example.mx', undefined],
  ['changes the profile', `PATCH /users/${String(parent.id)}`, parent.email, 'parent'],
] as const)('who is not a teacher and %s needs and keeps no teacher fields', async (_what, line, email, as) => {
  const fields = { name: 'Guadalupe', profile_id: 2, email, theme_ids: [3], password: 'Familia2025' }
  const { status, body } = await call(line, { as, body: { ...fields, school: 'X', cct: 'Y', phone: '55' } })
  expect([200, 201]).toContain(status)
  expect(at(body, 'data', 'attributes')).toMatchObject({ name: 'Guadalupe', school: null, cct: null, phone: null })
})

test('a profile shows its owner everything but secrets', async () => {
  const { status, body } = await call(`GET /users/${String(parent.id)}?include=themes`, { as: 'parent' })
  expect(status).toBe(200)
  expect(at(body, 'data', 'attributes')).toMatchObject({ profile_id: 2, name: 'Guadalupe', email: parent.email })
  expect(at(body, 'data', 'relationships', 'themes', 'data')).toEqual([{ id: '6', type: 'themes' }])
  expect(JSON.stringify(body)).not.toMatch(/scrypt|password|auth_token/)
})

test.each([
  ['flat', profile],
  ['inside "user"', { user: profile }],
])('a teacher changes their data, sent %s', async (_how, body) => {
  const saved = await call(`PATCH ${OWN}`, { as: 'teacher', body })
  expect(saved.status).toBe(200)
  const { theme_ids: _themes, ...attributes } = profile
  expect(at(saved.body, 'data', 'attributes')).toMatchObject(attributes)
  expect(at(saved.body, 'data', 'relationships', 'themes', 'data')).toEqual([
    { id: '1', type: 'themes' },
    { id: '4', type: 'themes' },
  ])
  expect(JSON.stringify(saved.body)).not.toMatch(/scrypt|password|auth_token/)
  const signedIn = await signIn(profile.email, teacher.password)
  const token = String(at(signedIn.body, 'auth_token'))
  const loaded = await call(`GET ${OWN}?include=themes`, { token })
  expect(at(loaded.body, 'data', 'attributes')).toMatchObject(attributes)
})

test('a code tells anybody what the questionnaire reads of a teacher, and of others only that they are none', async () => {
  const read = {
    profile_id: 1,
    name: 'Mariana',
    first_lastname: 'Ríos',
    second_lastname: 'Cano',
    school: 'Escuela Secundaria Técnica 14',
    email: teacher.email,
  }
  for (const as of [undefined, 'parent'] as const) {
    expect(at((await call(`GET ${OWN}`, { as })).body, 'data', 'attributes')).toEqual(read)
  }
  const ofParent = await call(`GET /users/${String(parent.id)}`)
  expect(at(ofParent.body, 'data', 'attributes')).toEqual({ profile_id: 2 })
})
