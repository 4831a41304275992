import { afterEach, expect, test, vi } from 'vitest'

import { seededAccounts } from './seed/accounts.ts'
import { testApi } from './testing/callApi.ts'

const { api, call, signIn, tokenOf } = testApi()
const { email, password } = seededAccounts.teacher
const NEW = 'Nueva2030'
const UNKNOWN = { status: 422, sentence: 'El enlace para cambiar tu contraseña no es correcto o ya se usó.' }

afterEach(() => void vi.useRealTimers())

const change = (reset_password_token: unknown, typed = NEW) =>
  call('PATCH /users/password', { body: { user: { reset_password_token, password: typed } } })

/** The token of the link in the newest e-mail. */
async function newToken(): Promise<string> {
  const body = { user: { email: ` ${email.toUpperCase()} ` } }
  expect((await call('POST /users/password', { body })).status).toBe(200)
  const [link = ''] = api.outbox.list(email)[0]?.links ?? []
  expect(link).toMatch(/^http:\/\/museo\.test\/recuperar-contrasenia\/[\w-]{20,}$/)
  return link.split('/').at(-1) ?? ''
}

test('the link in the e-mail changes the password once, and ends the sessions there were', async () => {
  const session = await tokenOf('teacher')
  const token = await newToken()

  expect((await change(token)).status).toBe(200)

  expect((await signIn(email, NEW)).status).toBe(200)
  expect((await signIn(email, password)).status).toBe(401)
  expect((await call('GET /schedules', { token: session })).status).toBe(401)
  expect(await change(token)).toMatchObject(UNKNOWN)
})

test('asking again makes the earlier link useless', async () => {
  const earlier = await newToken()
  const later = await newToken()
  expect(await change(earlier)).toMatchObject(UNKNOWN)
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
  expect(await change(token)).toMatchObject(UNKNOWN)
  expect((await signIn(email, password)).status).toBe(200)
})
