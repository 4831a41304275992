// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'

import { createEmbeddedApi } from './embeddedApi.ts'
import { seededAccounts } from './seed/accounts.ts'
import { at, callApi, fetchApi, ORIGIN, tokenOf } from './testing/callApi.ts'
import { visit } from './testing/payloads.ts'

const api = createEmbeddedApi({ appOrigin: ORIGIN })

beforeEach(() => api.reset())

test('a teacher requests a visit, and from then on has an appointment', async () => {
  const token = await tokenOf(api, 'teacher')
  const { status, body } = await callApi(api, 'POST /appointments', { token, body: visit })
  expect(status).toBe(201)
  expect(at(body, 'data')).toMatchObject({ id: '20418', type: 'appointments', attributes: visit })
  const { email, password } = seededAccounts.teacher
  const session = await callApi(api, 'POST /users/sign_in', { body: { user: { email, password } } })
  expect(at(session.body, 'appointments')).toEqual([20_418])
})

test.each([
  [{ teacher_name: '' }, 'El nombre del profesor es obligatorio.'],
  [{ date: '' }, 'La fecha de visita es obligatoria.'],
  [{ date: '2025-02-30' }, 'La fecha de visita no es una fecha.'],
  [{ date: '2020-01-01' }, 'La fecha no puede ser menor a hoy.'],
  [{ schedule_id: 9 }, 'El horario es obligatorio.'],
  [{ schedule_id: '2' }, 'El horario es obligatorio.'],
  [{ teachers: 0 }, 'Mínimo un maestro'],
  [{ teachers: '3' }, 'Mínimo un maestro'],
  [{ parents: -1 }, 'El número de padres de familia no es válido.'],
  [{ parents: 1.5 }, 'El número de padres de familia no es válido.'],
  [{ school_grades: [] }, 'Debe haber al menos un grupo.'],
  [{ school_grades: Array.from({ length: 6 }, () => visit.school_grades[0]) }, 'Solo puede haber 5 grupos.'],
  [{ school_grades: [{ students: 0, school_grade_id: 1 }] }, 'Mínimo un estudiante'],
  [{ school_grades: [{ students: 9, school_grade_id: 7 }] }, 'El nivel educativo es obligatorio.'],
  [{ school_grades: [null] }, 'Mínimo un estudiante'],
  [{ contact_preference_id: null }, 'La preferencia de contacto es obligatoria.'],
  [{ package_ids: [99] }, 'El servicio elegido no existe.'],
  [{ package_ids: [1, 2] }, 'El servicio elegido no existe.'],
])('a visit request with %j is refused, in this call’s own error shape', async (change, sentence) => {
  const token = await tokenOf(api, 'teacher')
  const { status, body } = await callApi(api, 'POST /appointments', { token, body: { ...visit, ...change } })
  expect(status).toBe(422)
  expect(body).toEqual({ error: sentence })
})

test('only a teacher, signed in, can request a visit, and only in their own name', async () => {
  const parentId = seededAccounts.parent.id
  const asParent = { token: await tokenOf(api, 'parent'), body: { ...visit, user_id: parentId } }
  const asTeacher = { token: await tokenOf(api, 'teacher'), body: { ...visit, user_id: parentId } }
  expect((await callApi(api, 'POST /appointments', { body: visit })).body).toEqual({
    error: 'Inicia sesión para continuar.',
  })
  expect((await callApi(api, 'POST /appointments', asParent)).status).toBe(403)
  expect((await callApi(api, 'POST /appointments', asTeacher)).status).toBe(403)
  expect(api.database.data.appointments).toHaveLength(1)
})

test('the e-mail of a visit request carries its facts', async () => {
  const token = await tokenOf(api, 'teacherWithVisit')
  expect((await callApi(api, 'GET /appointments/20417/send_appointment', { token })).status).toBe(200)
  const [email] = api.outbox.list(seededAccounts.teacherWithVisit.email)
  for (const fact of [
    '20417',
    'Jueves 16 de octubre de 2025',
    '10:30 h',
    '70 personas',
    '$6,650.00',
    'Recorrido completo',
  ]) {
    expect(email?.text).toContain(fact)
    expect(email?.html).toContain(fact)
  }
  expect(email?.text).toMatch(/ejecutivo del museo confirmará o actualizará la fecha/)
  expect(email?.text).toMatch(/lleguen 15 minutos antes/)
  expect(email?.links).toEqual([`${ORIGIN}/solicitud-visita-confirmacion?folio=20417`])
})

test('what people typed cannot become HTML in an e-mail', async () => {
  const token = await tokenOf(api, 'oddTeacher')
  const body = { ...visit, user_id: seededAccounts.oddTeacher.id, teacher_name: '<img src=x onerror=alert(1)>' }
  const created = await callApi(api, 'POST /appointments', { token, body })
  await callApi(api, `GET /appointments/${String(at(created.body, 'data', 'id'))}/send_appointment`, { token })
  const [email] = api.outbox.list()
  expect(email?.html).not.toContain('<img')
  expect(email?.html).toContain('&lt;img src=x')
  expect(email?.html).toContain('Colegio &quot;Ñandú&quot;; A.C.')
})

test.each(['send_appointment', 'generate_pdf'])('%s is for the owner of an appointment that exists', async (action) => {
  const token = await tokenOf(api, 'teacher')
  expect((await callApi(api, `GET /appointments/20417/${action}`)).status).toBe(401)
  expect((await callApi(api, `GET /appointments/20417/${action}`, { token })).status).toBe(403)
  expect((await callApi(api, `GET /appointments/1/${action}`, { token })).status).toBe(404)
  expect(api.outbox.list()).toEqual([])
})

test('generate_pdf answers a PDF to be saved', async () => {
  const token = await tokenOf(api, 'teacherWithVisit')
  const response = await fetchApi(api, 'GET /appointments/20417/generate_pdf', { token })
  expect(response.headers.get('Content-Type')).toBe('application/pdf')
  expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="solicitud-visita-20417.pdf"')
  expect((await response.text()).slice(0, 5)).toBe('%PDF-')
})
