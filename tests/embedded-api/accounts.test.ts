// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'

import { createEmbeddedApi } from './embeddedApi.ts'
import { seededAccounts } from './seed/accounts.ts'
import { at, callApi, ORIGIN, tokenOf } from './testing/callApi.ts'
import { registration } from './testing/payloads.ts'

const api = createEmbeddedApi({ appOrigin: ORIGIN })
const { teacher, parent } = seededAccounts
const WRONG = 'El correo o la contraseña no son correctos.'

beforeEach(() => api.reset())

function signIn(email: string, password: string) {
  return callApi(api, 'POST /users/sign_in', { body: { user: { email, password } } })
}

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
  const tokens = [await tokenOf(api, 'teacher'), await tokenOf(api, 'teacher')]
  expect(tokens[0]).not.toBe(tokens[1])
  const answers = await Promise.all(tokens.map((token) => callApi(api, 'GET /schedules', { token })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
})

test.each([
  ['a wrong password', { user: { email: teacher.email, password: 'Otra2025x' } }, 401, WRONG],
  ['an unknown e-mail', { user: { email: 'nadie@escuela.example.mx', password: 'Otra2025x' } }, 401, WRONG],
  ['nothing', {}, 400, 'Faltan el correo y la contraseña.'],
  ['a list', [], 400, 'El mensaje recibido no es un objeto JSON.'],
])('sign-in with %s is refused', async (_what, body, status, sentence) => {
  expect(await callApi(api, 'POST /users/sign_in', { body })).toMatchObject({ status, sentence })
})

test('from registration to the first sign-in: the link in the e-mail works once', async () => {
  const created = await callApi(api, 'POST /users', { body: registration })
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
  expect((await callApi(api, confirm)).status).toBe(200)
  expect(await callApi(api, confirm)).toMatchObject({ status: 400, sentence: 'Esta cuenta ya estaba validada.' })
  expect((await callApi(api, 'GET /users/confirmation?confirmation_token=otro')).status).toBe(400)
  expect((await callApi(api, 'GET /users/confirmation')).status).toBe(400)

  const { body } = await signIn(registration.email.toUpperCase(), registration.password)
  expect(at(body, 'sign_in_count')).toBe(1)
  expect(at(body, 'free_pass')).toMatch(/^[\w-]{20,}$/)
})

test('a registration may also come inside "user"', async () => {
  expect((await callApi(api, 'POST /users', { body: { user: registration } })).status).toBe(201)
})

test('an e-mail belongs to one account, whatever its capitals', async () => {
  const body = { ...registration, email: teacher.email.toUpperCase() }
  expect(await callApi(api, 'POST /users', { body })).toMatchObject({
    status: 422,
    sentence: 'El email ya está en uso.',
  })
})

test.each([
  [{ profile_id: 4 }, 'El Tipo de perfil es obligatorio'],
  [{ profile_id: '1' }, 'El Tipo de perfil es obligatorio'],
  [{ name: '  ' }, 'El nombre es obligatorio.'],
  [{ first_lastname: null }, 'El primer apellido es obligatorio.'],
  [{ second_lastname: '' }, 'El segundo apellido es obligatorio.'],
  [{ phone: '55-12' }, 'El teléfono debe contener solo números.'],
  [{ school: '' }, 'La escuela es obligatoria.'],
  [{ school: 'Otro' }, 'El nombre de la escuela es obligatoria.'],
  [{ cct: '' }, 'El cct es obligatorio.'],
  [{ school_grade_id: 9 }, 'El nivel educativo es obligatorio.'],
  [{ subject: '' }, 'La materia impartida es obligatoria.'],
  [{ school_type_id: 0 }, 'El sostenimiento escuela es obligatorio.'],
  [{ email: '' }, 'El correo es obligatorio.'],
  [{ email: 'ana@escuela' }, 'No es un correo válido.'],
  [{ password: 'solominusculas1' }, /^La contraseña debe incluir/],
  [{ password: 'Corta1' }, /^La contraseña debe incluir/],
  [{ date_of_birth: '2999-01-01' }, 'La fecha de nacimiento no puede ser mayor a hoy.'],
  [{ date_of_birth: '2001-02-29' }, 'La fecha de nacimiento no es una fecha.'],
  [{ theme_ids: [] }, 'Selecciona al menos un tema'],
  [{ theme_ids: [1, 2, 3, 4] }, 'Solo puedes elegir 3 temas'],
  [{ theme_ids: [1, 1] }, 'Uno de los temas elegidos no existe.'],
  [{ theme_ids: ['1'] }, 'Uno de los temas elegidos no existe.'],
  [{ subject: 'x'.repeat(256) }, 'El campo subject es demasiado largo.'],
])('a registration with %j is refused', async (change, sentence) => {
  const answer = await callApi(api, 'POST /users', { body: { ...registration, ...change } })
  expect(answer.status).toBe(422)
  expect(answer.sentence).toMatch(sentence)
  expect(api.outbox.list()).toEqual([])
})

test('who is not a teacher needs and keeps no teacher fields', async () => {
  const body = { name: 'Óscar', profile_id: 3, email: 'o@correo.example.mx', password: 'Oscar2025', theme_ids: [3] }
  const { status, body: created } = await callApi(api, 'POST /users', { body: { ...body, school: 'X', cct: 'Y' } })
  expect(status).toBe(201)
  expect(at(created, 'data', 'attributes')).toMatchObject({ name: 'Óscar', school: null, cct: null, phone: null })
})

test('a profile is for its owner only', async () => {
  const path = `GET /users/${String(parent.id)}?include=themes`
  expect((await callApi(api, path)).status).toBe(401)
  expect((await callApi(api, path, { token: 'inventado' })).status).toBe(401)
  expect((await callApi(api, path, { token: await tokenOf(api, 'teacher') })).status).toBe(403)
  const { status, body } = await callApi(api, path, { token: await tokenOf(api, 'parent') })
  expect(status).toBe(200)
  expect(at(body, 'data', 'attributes')).toMatchObject({ profile_id: 2, name: 'Guadalupe', email: parent.email })
  expect(at(body, 'data', 'relationships', 'themes', 'data')).toEqual([{ id: '6', type: 'themes' }])
  expect(JSON.stringify(body)).not.toMatch(/scrypt|password|auth_token/)
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
  const { body } = await callApi(api, `GET /users/${String(teacher.id)}`)
  expect(at(body, 'data', 'attributes')).toEqual(read)
  const signedIn = await callApi(api, `GET /users/${String(teacher.id)}`, { token: await tokenOf(api, 'parent') })
  expect(at(signedIn.body, 'data', 'attributes')).toEqual(read)
  const ofParent = await callApi(api, `GET /users/${String(parent.id)}`)
  expect(at(ofParent.body, 'data', 'attributes')).toEqual({ profile_id: 2 })
  expect((await callApi(api, 'GET /users/999')).status).toBe(404)
  expect((await callApi(api, `GET /users/${String(teacher.id)}`, { token: 'inventado' })).status).toBe(401)
})
