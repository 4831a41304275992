import { http, HttpResponse, passthrough, type HttpHandler } from 'msw'
import { describe, expect, it, test } from 'vitest'

import { answers, API, AS_TEACHER, museumApi, run, findingsIn, SITE } from './runOn'

const { overrideHandlers, requests } = museumApi()

/** For each call, by its name: a faulty response, and the sentence that reports the fault. */
type Wrong = Record<string, [wrong: HttpHandler, sentence: string]>

const entry = (id: unknown, attributes: object) => ({ id, type: 'x', attributes })
const schools = Array.from({ length: 25 }, (_, index) => entry(index + 1, { name: `Escuela ${index}` }))
const services = ['95.0', '$95 MXN', null].map((price, index) =>
  entry(index + 1, { name: 'Recorrido', description: 'Dos horas', price }),
)

const forEverybody: Wrong = {
  'GET /themes': [
    answers('get', '/themes', { data: [entry('1', { name: 'Uno' }), { id: 2, name: 'Dos' }, { name: 'Tres' }] }),
    '! 1 de 3 sin un `id` que sea número.',
  ],
  'GET /profiles': [
    answers('get', '/profiles', { profiles: [], total: 0 }),
    '× La lista debe venir dentro de `data`, {"data": […]}, y llegó un objeto con «profiles, total».',
  ],
  'GET /schools': [
    answers('get', '/schools', { data: schools, meta: { total: 1000 } }),
    '! Llegaron 25 de 1000: debe atender `page[size]=1000`.',
  ],
  'GET /school_grades': [
    answers('get', '/school_grades', [{ id: 1, name: 'Primaria' }]),
    '× La lista debe venir dentro de `data`, {"data": […]}, y llegó una lista.',
  ],
  'GET /school_types': [
    http.get(`${API}/api/v1/school_types`, () => HttpResponse.error()),
    '× No contesta: TypeError.',
  ],
  'GET /packages': [
    answers('get', '/packages', { data: services }),
    '! 1 de 3 con un `price` que no es número: se lee «Por cotizar» (id 2).',
  ],
  'GET /tests/1': [
    answers('get', '/tests/1', { included: [entry(1, { question: 'Sin respuestas' })] }),
    '× No se lee ninguna pregunta. En `included`: tipo `questions` (`number`, `question`) y tipo `answers` (`answer`, `question_id`).',
  ],
  'GET /requirements': [
    answers('get', '/requirements', '<html><title>502 Bad Gateway</title></html>', { status: 502 }),
    '× Aquí contesta 502 con una página HTML («502 Bad Gateway») en vez de JSON: es otro servidor, o la API toma la llamada por la visita de un navegador.',
  ],
  'GET /sponsorship_requirements': [
    answers('get', '/sponsorship_requirements', { error: 'No autorizado' }),
    '× Contesta 200 con un error dentro: "No autorizado". Debe llegar con su estado: 401, 404, 422…',
  ],
  'GET /justifications/{justificationId}/download_pdf': [
    answers('get', '/justifications/:id/download_pdf', '%PDF-1.4', { type: 'application/octet-stream' }),
    '! El archivo llega como `application/octet-stream` y en algunos teléfonos no abre: debe traer `application/pdf`.',
  ],
  'GET /justifications/{justificationId}/download_word': [
    answers('get', '/justifications/:id/download_word', { message: 'No hay' }, { status: 404 }),
    '× Contesta 404, falta esta ruta o no existe lo que se pide: El error no trae una frase: debe ser {"errors": [{"detail": "…"}]} o {"error": "…"}, y es un objeto con «message».',
  ],
  'POST /users/sign_in, con una cuenta que no existe': [
    answers('post', '/users/sign_in', { errors: { base: ['Invalid'] } }, { status: 401 }),
    '! El error no trae una frase: debe ser {"errors": [{"detail": "…"}]} o {"error": "…"}, y es un objeto con «errors».',
  ],
  'GET /users/{teacherCode}, con un código que nadie tiene': [
    answers('get', '/users/999999999', { error: 'Inicia sesión.' }, { status: 401 }),
    '! Pide sesión (401), y la plataforma llama sin token: debe contestar a cualquiera. Si no, los estudiantes necesitan una cuenta para responder el cuestionario.',
  ],
  'GET /users/confirmation, con un token falso': [
    answers('get', '/users/confirmation', {}),
    '× Contesta 200; debe rechazar con 422 (o 400, 401, 404).',
  ],
  'PATCH /users/password, con un token falso': [
    answers('patch', '/users/password', { status: 500, error: 'Internal Server Error' }, { status: 500 }),
    '× Contesta 500; debe rechazar con 422 (o 400, 401, 404).',
  ],
  'GET /users/{userId}/remove_qr_code, con un pase que no existe': [
    answers('get', '/users/:id/remove_qr_code', { success: false, message: 'Pase no encontrado' }),
    '× Contesta 200 con un error dentro: "Pase no encontrado". Debe llegar con su estado: 401, 404, 422…',
  ],
}

const teacher = {
  id: 1102,
  profile_id: 1,
  free_pass: true,
  name: 'Jorge',
  email: 'jorge@escuela.mx',
  auth_token: 'token-de-jorge',
}
const texts = {
  first_lastname: '',
  second_lastname: '',
  phone: '',
  school: '',
  cct: '',
  subject: '',
  date_of_birth: null,
}
const profile = { ...teacher, ...texts, school_grade_id: 1, school_type_id: 1, theme_ids: [1] }
const toHer = (path: string) => `/users/1102/${path}`

const forTeachers: Wrong = {
  'POST /users/sign_in, con la cuenta': [
    answers('post', '/users/sign_in', teacher),
    '! Falta `first_lastname`, `second_lastname`, `sign_in_count`, `appointments`.',
  ],
  'GET /users/{userId}?include=themes, con un token que ya no sirve': [
    answers('get', '/users/1102', profile),
    '× Contesta 200; debe rechazar con 401 (o 406).',
  ],
  'GET /users/{userId}?include=themes, de otra persona': [
    answers('get', '/users/1101', { error: 'Inicia sesión.' }, { status: 401 }),
    '! Contesta 401; debe rechazar con 403 (o 404).',
  ],
  'GET /schedules': [
    answers('get', '/schedules', { error: 'Token inválido' }, { status: 401 }),
    '× Rechaza con 401 el token que la API acaba de dar: «Token inválido»',
  ],
  'GET /contact_preferences': [
    answers('get', '/contact_preferences', {}, { status: 406 }),
    '× Contesta 406: debe contestar a `Accept: application/json`.',
  ],
  'POST /contacts': [
    answers('post', '/contacts', { contact: { id: 1 } }, { status: 201 }),
    '× Falta el `id` de quien o lo que se pidió: debe venir {"data": {"id": "7", "attributes": {…}}}, {"data": {"id": 7, …}} o {"id": 7, …}, y llegó un objeto con «contact».',
  ],
  'PATCH /users/{userId}': [
    answers('patch', '/users/1102', { error: 'param is missing: user' }, { status: 400 }),
    '× Contesta 400 a lo que envía la plataforma: «param is missing: user» Si la API no halló los datos, los espera en {"user": {…}}: VITE_API_WRAP_USER=true.',
  ],
  'POST /users, con un correo que ya tiene cuenta': [
    answers('post', '/users', { id: 5 }, { status: 201 }),
    '× Contesta 201; debe rechazar con 422 (o 409, 400).',
  ],
  'POST /users/{userId}/send_questionnaire_to_students': [
    answers('post', toHer('send_questionnaire_to_students'), null, { status: 204 }),
    '× Contesta 204; aquí solo 200 significa que se hizo.',
  ],
  'GET /users/{userId}/download_qr_code': [
    http.get(`${API}/api/v1${toHer('download_qr_code')}`, () => HttpResponse.redirect(`${API}/users/sign_in?a=1`)),
    `× Redirige a ${API}/users/sign_in, y ahí contesta 200 con una página HTML («Entrar») en vez de JSON. Si falta permiso debe contestar 401, en JSON y sin redirigir.`,
  ],
  Caché: [
    answers('options', '/users/1', null, { status: 401 }),
    '! Falta `Cache-Control: no-store` en lo que es de una persona, y se queda en el navegador: GET /users/{userId}?include=themes, GET /users/{userId}/download_qr_code, POST /users/{userId}/send_questionnaire_to_students.',
  ],
}

describe.each([
  ['the public calls', forEverybody, []],
  ['the calls of teachers', forTeachers, [...AS_TEACHER, '--write']],
])('83. an API with faults in %s', (_who, wrong, args) => {
  it('is reported with a list of required changes, call by call', async () => {
    const signInPage = http.get(`${API}/users/sign_in`, () => HttpResponse.html('<h1>Entrar</h1>'))
    overrideHandlers(signInPage, ...Object.values(wrong).map(([handler]) => handler))
    const { status, out } = await run([API, ...args])
    const expected = Object.entries(wrong).map(([name, [, sentence]]) => [name, sentence])
    expect(Object.keys(wrong).map((name) => [name, findingsIn(out, name)[0]])).toEqual(expected)
    expect(status).toBe(1)
  })
})

test.each([
  [{ data: { id: '7', attributes: { token: 'eyJ0' } } }, {}, 'junto a los datos; llegó un objeto con «token».'],
  [{ id: 7 }, { Authorization: 'Bearer eyJ0' }, 'junto a los datos; vino en la cabecera `Authorization`.'],
])(
  '83. a sign-in response without a token is reported with the token’s expected location: %j',
  async (body, headers, end) => {
    overrideHandlers(http.post(`${API}/api/v1/users/sign_in`, () => HttpResponse.json(body, { headers })))
    const { out } = await run([API, ...AS_TEACHER])
    const sentence = `× Falta el token: debe venir en el cuerpo, en \`auth_token\`, ${end}`
    expect(findingsIn(out, 'POST /users/sign_in, con la cuenta')).toEqual([sentence])
  },
)

test('83. an API without CORS is reported with the headers that browsers need', async () => {
  const name = `CORS desde ${SITE}`
  overrideHandlers(answers('options', '/users/1', { error: 'Inicia sesión.' }, { status: 401 }))
  const closed = findingsIn((await run([API, '--origin', SITE])).out, name)
  expect(closed[0]).toContain(
    `Los navegadores no pueden leer ninguna respuesta, OPTIONS (401). Toda respuesta, también un error, debe traer \`Access-Control-Allow-Origin: ${SITE}\`.`,
  )
  expect(requests.every(({ headers }) => headers.get('origin') === SITE)).toBe(true)
})

test.each([
  ['does not respond', HttpResponse.error(), '× No contesta: TypeError.'],
  ['returns a page', HttpResponse.html('<title>Museo</title>'), '× Aquí contesta 200 con una página HTML («Museo»)'],
])('83. an API that %s is reported once, without further requests', async (_what, response, sentence) => {
  overrideHandlers(http.get(`${API}/api/v1/themes`, () => response))
  const { status, out } = await run([API])
  expect(out).toContain(sentence)
  expect(out).toContain('Sin JSON en la primera llamada no se hacen más.')
  expect([requests.length, status]).toEqual([1, 1])
})

test('83. an API on a port that browsers block is reported with this reason', async () => {
  overrideHandlers(http.get('http://localhost:6000/*', () => passthrough()))
  const { out } = await run(['http://localhost:6000'])
  expect(out).toContain('× No contesta: los navegadores bloquean ese puerto (bad port).')
})
