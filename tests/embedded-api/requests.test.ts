import { expect, test } from 'vitest'

import { MUSEUM_MAILBOX } from './mail/requestMails.ts'
import { seededAccounts } from './seed/accounts.ts'
import { at, ORIGIN, testApi } from './testing/callApi.ts'
import { contact, sponsorship, visit } from './testing/payloads.ts'

const { api, call, fetchLine, signIn } = testApi()
const { teacher, teacherWithVisit, oddTeacher } = seededAccounts

test('a teacher requests a visit, and from then on has an appointment', async () => {
  const { status, body } = await call('POST /appointments', { as: 'teacher', body: visit })
  expect(status).toBe(201)
  expect(at(body, 'data')).toMatchObject({ id: '20418', type: 'appointments', attributes: visit })
  const session = await signIn(teacher.email, teacher.password)
  expect(at(session.body, 'appointments')).toEqual([20_418])
})

test('the e-mail of a visit request carries its facts', async () => {
  expect((await call('GET /appointments/20417/send_appointment', { as: 'teacherWithVisit' })).status).toBe(200)
  const [email] = api.outbox.list(teacherWithVisit.email)
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
  const body = { ...visit, user_id: oddTeacher.id, teacher_name: '<img src=x onerror=alert(1)>' }
  const created = await call('POST /appointments', { as: 'oddTeacher', body })
  await call(`GET /appointments/${String(at(created.body, 'data', 'id'))}/send_appointment`, { as: 'oddTeacher' })
  const [email] = api.outbox.list()
  expect(email?.html).not.toContain('<img')
  expect(email?.html).toContain('&lt;img src=x')
  expect(email?.html).toContain('Colegio &quot;Ñandú&quot;; A.C.')
})

test('generate_pdf answers a PDF to be saved', async () => {
  const response = await fetchLine('GET /appointments/20417/generate_pdf', { as: 'teacherWithVisit' })
  expect(response.headers.get('Content-Type')).toBe('application/pdf')
  expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="solicitud-visita-20417.pdf"')
  expect((await response.text()).slice(0, 5)).toBe('%PDF-')
})

test('a teacher asks for sponsorship with a reason as long as a letter, and the request is kept', async () => {
  const request = { ...sponsorship, reason: 'Porque queremos recordar. '.repeat(60).trim() }
  const { status, body } = await call('POST /sponsorship_requests', { as: 'teacher', body: request })
  expect(status).toBe(201)
  expect(at(body, 'data')).toMatchObject({ id: '311', type: 'sponsorship_requests', attributes: request })
  expect(api.database.data.sponsorship_requests).toMatchObject([{ ...request, id: 311, user_id: teacher.id }])
})

test('anybody writes to the museum, which gets an e-mail to answer to', async () => {
  const { status, body } = await call('POST /contacts', { body: contact })
  expect(status).toBe(201)
  expect(at(body, 'data')).toMatchObject({ id: '4261', type: 'contacts', attributes: contact })
  const [email] = api.outbox.list(MUSEUM_MAILBOX)
  expect(email?.subject).toBe('Contacto: Visita de tercer grado')
  expect(email?.text).toContain('Responder a: ana@escuela.example.mx')
  expect(email?.text).toContain('¿Hay elevador?')
})

test('a subject with line ends adds nothing to the head of an e-mail', async () => {
  await call('POST /contacts', { body: { ...contact, subject: 'Hola\r\nBcc: x@y.mx', message: '<b>hola</b>' } })
  const [email] = api.outbox.list()
  expect(email?.subject).not.toMatch(/[\r\n]/)
  expect(email?.html).toContain('&lt;b&gt;hola&lt;/b&gt;')
})
