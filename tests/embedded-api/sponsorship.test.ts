// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'

import { createEmbeddedApi } from './embeddedApi.ts'
import { seededAccounts } from './seed/accounts.ts'
import { at, callApi, ORIGIN, tokenOf } from './testing/callApi.ts'
import { sponsorship } from './testing/payloads.ts'

const api = createEmbeddedApi({ appOrigin: ORIGIN })
const POST = 'POST /sponsorship_requests'

beforeEach(() => api.reset())

test('anybody reads the requirements: a title and HTML each', async () => {
  const { status, body } = await callApi(api, 'GET /sponsorship_requirements?locale=es&page[number]=1&page[size]=25')
  expect(status).toBe(200)
  const requirements = at(body, 'data')
  expect(Array.isArray(requirements) ? requirements.length : 0).toBeGreaterThan(2)
  expect(at(body, 'data', 0)).toMatchObject({
    id: '1',
    type: 'sponsorship_requirements',
    attributes: { title: 'Quién puede solicitarlo' },
  })
  expect(at(body, 'data', 1, 'attributes', 'content')).toMatch(/^<p>.*<ul><li>/)
})

test('a teacher asks for sponsorship, and the request is kept', async () => {
  const { status, body } = await callApi(api, POST, { token: await tokenOf(api, 'teacher'), body: sponsorship })
  expect(status).toBe(201)
  expect(at(body, 'data')).toMatchObject({ id: '311', type: 'sponsorship_requests', attributes: sponsorship })
  expect(api.database.data.sponsorship_requests).toEqual([
    expect.objectContaining({ ...sponsorship, id: 311, user_id: seededAccounts.teacher.id }),
  ])
})

test.each([
  [{ teacher_name: '' }, 'El nombre parece ser muy corto'],
  [{ teacher_name: ' An ' }, 'El nombre parece ser muy corto'],
  [{ first_lastname: 'Li' }, 'El primer apellido parece ser muy corto'],
  [{ second_lastname: 'Li' }, 'El segundo apellido parece ser muy corto'],
  [{ email: '' }, 'El correo es obligatorio.'],
  [{ email: 'ana@escuela' }, 'No es un correo válido.'],
  [{ school_type_id: '1' }, 'El sostenimiento escuela es obligatorio.'],
  [{ school_grade_id: 99 }, 'El nivel educativo es obligatorio.'],
  [{ school_address: 'Calle 5' }, 'La dirección es muy corta'],
  [{ reason: '' }, 'La razón es obligatoria'],
  [{ reason: 'Sin dinero' }, 'La razón parecer ser muy corta'],
])('a request with %j is refused, in this call’s own error shape', async (change, sentence) => {
  const token = await tokenOf(api, 'teacher')
  const { status, body } = await callApi(api, POST, { token, body: { ...sponsorship, ...change } })
  expect(status).toBe(422)
  expect(body).toEqual({ error: sentence })
  expect(api.database.data.sponsorship_requests).toEqual([])
})

test('a reason may be as long as a letter', async () => {
  const reason = 'Porque queremos recordar. '.repeat(60)
  const body = { ...sponsorship, reason }
  expect((await callApi(api, POST, { token: await tokenOf(api, 'teacher'), body })).status).toBe(201)
})

test('only a teacher, signed in, can ask', async () => {
  expect((await callApi(api, POST, { body: sponsorship })).body).toEqual({ error: 'Inicia sesión para continuar.' })
  const asParent = await callApi(api, POST, { token: await tokenOf(api, 'parent'), body: sponsorship })
  expect(asParent).toMatchObject({ status: 403, sentence: 'Solo los profesores pueden solicitar patrocinio.' })
})
