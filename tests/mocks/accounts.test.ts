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
