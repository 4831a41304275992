import { http, type HttpHandler, HttpResponse } from 'msw'
import { expect, test } from 'vitest'

import { seededAccounts } from '@/mocks/embeddedApi'
import { contract } from '@/tools/check-api/contract'

import { API, AS_TEACHER, museumApi, reportOn, run } from './runOn'

const { overrideHandlers, data, requests } = museumApi()
const { teacher } = seededAccounts

const lines = () => requests.map(({ method, url }) => `${method} ${new URL(url).pathname.replace('/api/v1', '')}`)

/** Returns a copy of the API's data, without tokens and sign-in counts. */
function database(): unknown {
  const { users, ...rest } = data()
  return structuredClone({ ...rest, users: users.map((user) => ({ ...user, auth_tokens: [], sign_in_count: 0 })) })
}

test('83. without --write, the checks use ids that do not exist and change nothing', async () => {
  const before = database()
  expect((await run([], { API_URL: API })).status).toBe(0)
  expect((await run([API, ...AS_TEACHER])).status).toBe(0)
  expect(database()).toEqual(before)
  const changing = lines().filter((line) => /^(?:POST|PATCH) |confirmation|send_|remove_/.test(line))
  const refused = ['GET /users/confirmation', 'PATCH /users/password', 'GET /users/999999999/remove_qr_code']
  expect(changing).toEqual(['POST /users/sign_in', ...refused, 'POST /users/sign_in', ...refused])
})

test('83. --write and --redeem make every call once, under a test name', async () => {
  const { status, out } = await run([API, ...AS_TEACHER, '--write', '--redeem'])
  expect(out).toContain(' · 0 con aviso · 0 incorrecto · 0 no probado')
  expect(status).toBe(0)
  expect(new Set(requests.map(({ method, url }) => method + url)).size).toBe(requests.length)
  expect(requests).toHaveLength(Object.keys(contract).length)
  const { appointments, sponsorship_requests, contacts, evaluations } = data()
  expect(evaluations).toHaveLength(1)
  const names = [contacts[0]?.subject, appointments.at(-1)?.teacher_name, sponsorship_requests[0]?.teacher_name]
  expect(names).toEqual(Array(3).fill(expect.stringContaining('(npm run check:api). Se puede borrar.')))
})

test('--write leaves the account unchanged, and only --redeem redeems the pass', async () => {
  const before = structuredClone(data().users[0])
  await run([API, ...AS_TEACHER, '--write'])
  const { auth_tokens, sign_in_count } = data().users[0] ?? {}
  expect(data().users[0]).toEqual({ ...before, auth_tokens, sign_in_count })
  await run([API, ...AS_TEACHER, '--write', '--redeem'])
  expect(data().users[0]?.used_pass).toBe(teacher.free_pass)
})

const answer = (method: 'get' | 'post' | 'patch', path: string, body: object | string | null, status = 200) =>
  http[method](`${API}/api/v1${path}`, () =>
    typeof body === 'string' ? HttpResponse.html(body, { status }) : HttpResponse.json(body, { status }),
  )
const own = `/users/${teacher.id}`
const project = '/justifications/:id/download_pdf'

/** A faulty response to each call, and the report about it. */
const faults: [call: string, handler: HttpHandler, report: string][] = [
  ['POST /users', answer('post', '/users', { id: 5 }, 201), 'incorrecto: Debe rechazar con 4xx lo que no existe.'],
  [
    'GET /users/confirmation',
    answer('get', '/users/confirmation', {}, 422),
    'con aviso: Rechaza, y falta «errors[0].detail» en un objeto con «».',
  ],
  ['PATCH /users/password', answer('patch', '/users/password', { error: 'Error' }, 500), 'incorrecto: Falla: «Error»'],
  [
    'PATCH /users/{userId}',
    answer('patch', own, { error: 'param is missing' }, 400),
    'incorrecto: Rechaza lo que envía la plataforma: «param is missing»',
  ],
  [
    'GET /themes',
    answer('get', '/themes', [{ id: 1 }]),
    'incorrecto: No se lee: debe ser una lista, `{"data": […]}`, y llegó una lista.',
  ],
  [
    'GET /profiles',
    answer('get', '/profiles', '<h1>502</h1>', 502),
    'incorrecto: Falla: falta «errors[0].detail» en `text/html`.',
  ],
  [
    'GET /schools',
    http.get(`${API}/api/v1/schools`, () => HttpResponse.error()),
    'incorrecto: No contesta (Network Error).',
  ],
  ['GET /school_types', answer('get', '/school_types', { data: [] }), 'con aviso: La lista llegó vacía.'],
  [
    'GET /packages',
    answer('get', '/packages', { data: [{ id: 1, name: 'Recorrido' }] }),
    'con aviso: Falta `description`, `price`.',
  ],
  [
    'GET /requirements',
    answer('get', '/requirements', { error: 'Entra' }, 401),
    'incorrecto: Rechaza lo que envía la plataforma: «Entra»',
  ],
  [
    'GET /justifications/{justificationId}/download_pdf',
    answer('get', project, '<h1>Entrar</h1>'),
    'incorrecto: No se lee: debe ser un PDF (`application/pdf`), y llegó `text/html`.',
  ],
  [
    'GET /users/{teacherCode}',
    // The profile has the same path and a query.
    http.get(`${API}/api/v1${own}`, ({ request }) =>
      request.url.includes('?') ? undefined : HttpResponse.json({ error: 'Entra' }, { status: 403 }),
    ),
    'con aviso: Pide sesión: los estudiantes tendrían que entrar con una cuenta. «Entra»',
  ],
]

test('83. each faulty response is reported in one sentence, and the checks continue', async () => {
  overrideHandlers(...faults.map(([, handler]) => handler))
  const { status, out } = await run([API, ...AS_TEACHER, '--write'])
  expect(faults.map(([call]) => [call, reportOn(out, call)])).toEqual(faults.map(([call, , report]) => [call, report]))
  expect(status).toBe(1)
})

test.each([
  ['does not respond', HttpResponse.error()],
  ['returns a page', HttpResponse.html('<title>Museo</title>', { status: 404 })],
])('83. an API that %s is reported once, without further requests', async (_what, response) => {
  overrideHandlers(http.post(`${API}/api/v1/users/sign_in`, () => response))
  const { status, out } = await run([API])
  expect(out).toContain('0 correcto · 0 con aviso · 1 incorrecto · 0 no probado')
  expect([requests.length, status]).toEqual([1, 1])
})

test('a profile that lacks a field is not saved, because saving would erase the field', async () => {
  overrideHandlers(answer('get', own, { ...teacher, phone: null }))
  const { out } = await run([API, ...AS_TEACHER, '--write'])
  expect(reportOn(out, 'PATCH /users/{userId}')).toBe('no probado')
})

test('passwords, tokens, passes and terminal escape sequences are never printed', async () => {
  const auth_token = 'eyJhbGciOi.secreto-de-ana'
  const error = `\u001B[2J ${auth_token} y ${teacher.password} no sirven para pase-de-ana`
  overrideHandlers(
    answer('post', '/users/sign_in', { id: teacher.id, auth_token, free_pass: 'pase-de-ana', profile_id: 1 }),
    answer('get', own, { error }, 500),
  )
  const { out } = await run([API, ...AS_TEACHER])
  expect(out).toContain('••• y ••• no sirven para •••')
  expect(out).not.toContain('\u001B')
  expect(out).not.toMatch(/secreto-de|Memoria2025|pase-de-ana/)
})
