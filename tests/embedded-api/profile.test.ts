// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'

import { createEmbeddedApi } from './embeddedApi.ts'
import { seededAccounts } from './seed/accounts.ts'
import { at, callApi, ORIGIN, tokenOf } from './testing/callApi.ts'
import { registration } from './testing/payloads.ts'

const api = createEmbeddedApi({ appOrigin: ORIGIN })
const { teacher, parent } = seededAccounts
const { password: _password, ...profile } = { ...registration, email: 'nuevo@escuela.example.mx' }
const path = `/users/${String(teacher.id)}`

beforeEach(() => api.reset())

const save = (body: unknown, token?: string) =>
  callApi(api, `PATCH ${path}`, { body, ...(token !== undefined && { token }) })

test.each([
  ['flat', profile],
  ['inside "user"', { user: profile }],
])('a teacher changes their data, sent %s', async (_how, body) => {
  const token = await tokenOf(api, 'teacher')
  const saved = await save(body, token)

  expect(saved.status).toBe(200)
  const { theme_ids: _themes, ...attributes } = profile
  expect(at(saved.body, 'data', 'attributes')).toMatchObject(attributes)
  expect(JSON.stringify(saved.body)).not.toMatch(/scrypt|password|auth_token/)
  const loaded = await callApi(api, `GET ${path}?include=themes`, { token })
  expect(loaded.body).toEqual(saved.body)
  expect(at(loaded.body, 'data', 'relationships', 'themes', 'data')).toEqual([
    { id: '1', type: 'themes' },
    { id: '4', type: 'themes' },
  ])
  const credentials = { email: profile.email, password: teacher.password }
  expect((await callApi(api, 'POST /users/sign_in', { body: { user: credentials } })).status).toBe(200)
})

test('only its owner changes a profile', async () => {
  expect((await save(profile)).status).toBe(401)
  expect((await save(profile, 'inventado')).status).toBe(401)
  expect((await save(profile, await tokenOf(api, 'parent'))).status).toBe(403)
})

test.each([
  [{ email: parent.email.toUpperCase() }, 'El email ya está en uso.'],
  [{ email: 'a@b.c' }, 'No es un correo válido.'],
  [{ profile_id: 2 }, 'El tipo de perfil no se puede cambiar.'],
  [{ phone: '55-12' }, 'El teléfono debe contener solo números.'],
  [{ school: 'Otro' }, 'El nombre de la escuela es obligatoria.'],
  [{ theme_ids: [1, 2, 3, 4] }, 'Solo puedes elegir 3 temas'],
])('%j is refused and changes nothing', async (change, sentence) => {
  const token = await tokenOf(api, 'teacher')
  const before = await callApi(api, `GET ${path}?include=themes`, { token })
  expect(await save({ ...profile, ...change }, token)).toMatchObject({ status: 422, sentence })
  expect(await callApi(api, `GET ${path}?include=themes`, { token })).toEqual(before)
})

test('who is not a teacher keeps no school data', async () => {
  const token = await tokenOf(api, 'parent')
  const body = { name: 'Guadalupe', profile_id: 2, email: parent.email, theme_ids: [3], school: 'X', phone: '55' }
  const saved = await callApi(api, `PATCH /users/${String(parent.id)}`, { body, token })
  expect(at(saved.body, 'data', 'attributes')).toMatchObject({ school: null, phone: null, email: parent.email })
})
