// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createEmbeddedApi } from './embeddedApi.ts'
import { seededAccounts } from './seed/accounts.ts'
import { callApi, ORIGIN, tokenOf } from './testing/callApi.ts'

const api = createEmbeddedApi({ appOrigin: ORIGIN })
const { email, password } = seededAccounts.teacher
const NEW = 'Nueva2030'
const UNKNOWN = 'El enlace para cambiar tu contraseña no es correcto o ya se usó.'

beforeEach(() => api.reset())
afterEach(() => void vi.useRealTimers())

const ask = (typed: unknown) => callApi(api, 'POST /users/password', { body: { user: { email: typed } } })

const change = (reset_password_token: unknown, typed: unknown = NEW) =>
  callApi(api, 'PATCH /users/password', { body: { user: { reset_password_token, password: typed } } })

const signIn = (typed: string) => callApi(api, 'POST /users/sign_in', { body: { user: { email, password: typed } } })

/** The token of the link in the newest e-mail. */
async function newToken(): Promise<string> {
  expect((await ask(` ${email.toUpperCase()} `)).status).toBe(200)
  const [link = ''] = api.outbox.list(email)[0]?.links ?? []
  expect(link).toMatch(/^http:\/\/museo\.test\/recuperar-contrasenia\/[\w-]{20,}$/)
  return link.split('/').at(-1) ?? ''
}

test('the link in the e-mail changes the password once, and ends the sessions there were', async () => {
  const session = await tokenOf(api, 'teacher')
  const token = await newToken()

  expect((await change(token)).status).toBe(200)

  expect((await signIn(NEW)).status).toBe(200)
  expect((await signIn(password)).status).toBe(401)
  expect((await callApi(api, 'GET /schedules', { token: session })).status).toBe(401)
  expect(await change(token)).toMatchObject({ status: 422, sentence: UNKNOWN })
})

test('asking again makes the earlier link useless', async () => {
  const earlier = await newToken()
  const later = await newToken()
  expect(await change(earlier)).toMatchObject({ status: 422, sentence: UNKNOWN })
  expect((await change(later)).status).toBe(200)
})

test('a link is good for six hours', async () => {
  const token = await newToken()
  const sent = Date.now()
  vi.setSystemTime(sent + 6 * 60 * 60 * 1000 + 1000)
  expect(await change(token)).toMatchObject({
    status: 422,
    sentence: 'El enlace para cambiar tu contraseña ya caducó.',
  })
  vi.setSystemTime(sent + 5 * 60 * 60 * 1000)
  expect((await change(token)).status).toBe(200)
})

test('a weak password is refused and leaves the link good', async () => {
  const token = await newToken()
  const weak = await change(token, 'corta')
  expect(weak.status).toBe(422)
  expect(weak.sentence).toMatch(/^La contraseña debe incluir/)
  expect(await change(token, '')).toMatchObject({ status: 422, sentence: 'La contraseña es obligatoria.' })
  expect((await change(token)).status).toBe(200)
})

test.each([['otro'], [undefined], [null], ['']])('the token %j is refused', async (token) => {
  await newToken()
  expect(await change(token)).toMatchObject({ status: 422, sentence: UNKNOWN })
  expect((await signIn(password)).status).toBe(200)
})

test.each([
  ['', 'El correo es obligatorio.'],
  ['ana@escuela', 'No es un correo válido.'],
  ['nadie@escuela.example.mx', 'No encontramos una cuenta con ese correo.'],
])('no e-mail goes to %j', async (typed, sentence) => {
  expect(await ask(typed)).toMatchObject({ status: 422, sentence })
  expect(api.outbox.list()).toEqual([])
})

test.each(['POST', 'PATCH'])('%s without a user is refused', async (method) => {
  expect((await callApi(api, `${method} /users/password`, { body: {} })).status).toBe(400)
})
