import { afterEach, expect, test, vi } from 'vitest'

import { seededAccounts } from '@/mocks/seed/accounts'
import { at, ORIGIN, testApi } from '../support/mockApi.ts'
import { registration } from '../support/mockPayloads.ts'

const { api, call, signIn, tokenOf } = testApi()
const { teacher, parent } = seededAccounts
const { email, password } = teacher
const OWN = `/users/${String(teacher.id)}`
const NEW = 'Nueva2030'
const UNKNOWN_LINK = { status: 422, sentence: 'El enlace para cambiar tu contraseña no es correcto o ya se usó.' }

afterEach(() => void vi.useRealTimers())

test('every confirmed seeded account can sign in, and each sign-in is counted and returns a new token', async () => {
  const answers = await Promise.all(Object.values(seededAccounts).map((one) => signIn(one.email, one.password)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 401])
  expect(at(answers[1]?.body, 'appointments')).toEqual([20_391, 20_417])
  const again = await signIn(email, password)
  expect(at(again.body, 'sign_in_count')).toBe(2)
  const tokens = [answers[0]?.body, again.body].map((body) => String(at(body, 'auth_token')))
  expect(new Set(tokens).size).toBe(2)
  for (const token of tokens) expect((await call('GET /schedules', { token })).status).toBe(200)
})

test('a registered user can sign in after opening the e-mailed link, and the link works once', async () => {
  // The body may be wrapped in "user".
  expect((await call('POST /users', { body: { user: registration } })).status).toBe(201)
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
  expect((await signIn(registration.email.toUpperCase(), registration.password)).status).toBe(200)
})

test('a saved profile is returned at the next sign-in', async () => {
  const { password: _password, ...profile } = registration
  expect((await call(`PATCH ${OWN}`, { as: 'teacher', body: { user: profile } })).status).toBe(200)
  const token = String(at((await signIn(profile.email, password)).body, 'auth_token'))
  const { theme_ids: _themes, ...attributes } = profile
  const loaded = await call(`GET ${OWN}?include=themes`, { token })
  expect(at(loaded.body, 'data', 'attributes')).toMatchObject(attributes)
})

test('a look-up by code returns a teacher’s public data, but only the profile id of other users', async () => {
  const read = ['profile_id', 'name', 'first_lastname', 'second_lastname', 'school', 'email']
  for (const as of [undefined, 'parent'] as const) {
    const { body } = await call(`GET ${OWN}`, { as })
    expect(Object.keys(Object(at(body, 'data', 'attributes')))).toEqual(read)
  }
  const ofParent = await call(`GET /users/${String(parent.id)}`)
  expect(at(ofParent.body, 'data', 'attributes')).toEqual({ profile_id: 2 })
})

/** Requests a new password. @returns the token of the link in the newest e-mail */
async function tokenToReset(): Promise<string> {
  const body = { user: { email: ` ${email.toUpperCase()} ` } }
  expect((await call('POST /users/password', { body })).status).toBe(200)
  const [link = ''] = api.outbox.list(email)[0]?.links ?? []
  expect(link).toMatch(/^http:\/\/museo\.test\/recuperar-contrasenia\/[\w-]{20,}$/)
  return link.split('/').at(-1) ?? ''
}

const change = (reset_password_token: unknown, typed = NEW) =>
  call('PATCH /users/password', { body: { user: { reset_password_token, password: typed } } })

test('the newest recovery link sets a strong password once, and ends all sessions', async () => {
  const session = await tokenOf('teacher')
  const earlier = await tokenToReset()
  const token = await tokenToReset()
  for (const none of [earlier, 'otro', undefined, null, '']) expect(await change(none)).toMatchObject(UNKNOWN_LINK)
  for (const weak of ['corta', '']) expect((await change(token, weak)).status).toBe(422)
  expect((await signIn(email, password)).status).toBe(200)

  expect((await change(token)).status).toBe(200)

  expect((await signIn(email, NEW)).status).toBe(200)
  expect((await signIn(email, password)).status).toBe(401)
  expect((await call('GET /schedules', { token: session })).status).toBe(401)
  expect(await change(token)).toMatchObject(UNKNOWN_LINK)
})

test('a password recovery link expires after six hours', async () => {
  const token = await tokenToReset()
  const sent = Date.now()
  vi.setSystemTime(sent + 6 * 60 * 60 * 1000 + 1000)
  const late = { status: 422, sentence: 'El enlace para cambiar tu contraseña ya caducó.' }
  expect(await change(token)).toMatchObject(late)
  vi.setSystemTime(sent + 5 * 60 * 60 * 1000)
  expect((await change(token)).status).toBe(200)
})

test('a pass can be redeemed once, by any holder of its link', async () => {
  const redeem = () => call(`GET ${OWN}/remove_qr_code?token_qr=${teacher.free_pass}`)
  expect((await redeem()).status).toBe(200)
  expect(await redeem()).toMatchObject({ status: 422, sentence: 'El código de visita ya fue utilizado' })
  for (const action of ['send_qr_code', 'download_qr_code']) {
    expect((await call(`GET ${OWN}/${action}`, { as: 'teacher' })).status).toBe(422)
  }
  const { body } = await call(`GET ${OWN}?include=themes`, { as: 'teacher' })
  expect(at(body, 'data', 'attributes', 'free_pass')).toBeNull()
  expect(JSON.stringify(body)).not.toContain(teacher.free_pass)
})
