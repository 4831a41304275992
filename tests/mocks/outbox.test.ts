import { expect, test } from 'vitest'

import { appointmentDocument } from '@/mocks/documents/documents'
import { MUSEUM_MAILBOX } from '@/mocks/mail/requestMails'
import { outboxPage } from '@/mocks/pages/outboxPage'
import { seededAccounts } from '@/mocks/seed/accounts'
import { packages } from '@/mocks/seed/packages'
import { at, ORIGIN, testApi } from '../support/mockApi.ts'
import { contact, studentEmails, visit } from '../support/mockPayloads.ts'

const { api, call } = testApi()
const { teacher, teacherWithVisit, oddTeacher } = seededAccounts
const OWN = `/users/${String(teacher.id)}`

test('every e-mail about a pass, a visit or the questionnaire contains the link to its page', async () => {
  await call(`GET ${OWN}/send_qr_code`, { as: 'teacher' })
  await call('GET /appointments/20417/send_appointment', { as: 'teacherWithVisit' })
  await call(`POST ${OWN}/send_questionnaire_to_students`, { as: 'teacher', body: studentEmails })
  expect(api.outbox.list().map(({ to, links }) => [to, ...links])).toEqual([
    ['diego@correo.mx', `${ORIGIN}/responder-cuestionario?codigo=${String(teacher.id)}`],
    ['lucia@correo.mx', `${ORIGIN}/responder-cuestionario?codigo=${String(teacher.id)}`],
    [teacherWithVisit.email, `${ORIGIN}/solicitud-visita-confirmacion?folio=20417`],
    [
      teacher.email,
      `${ORIGIN}/free-pass?fullname=Mariana%20R%C3%ADos%20Cano&token_qr=${teacher.free_pass}&userId=${String(teacher.id)}`,
    ],
  ])
  expect(api.outbox.list(` ${teacherWithVisit.email.toUpperCase()} `)).toHaveLength(1)
})

test('110. the e-mail and the document of a virtual visit do not ask the group to travel', async () => {
  const virtual = packages.find(({ name }) => name.startsWith('Visita virtual'))
  const { body } = await call('POST /appointments', { as: 'teacher', body: { ...visit, package_ids: [virtual?.id] } })
  await call(`GET /appointments/${String(at(body, 'data', 'id'))}/send_appointment`, { as: 'teacher' })
  const [email] = api.outbox.list(teacher.email)
  const [stored, holder] = [api.database.data.appointments.at(-1), api.database.data.users[0]]
  if (stored === undefined || holder === undefined) throw new Error('no visit')
  const document = JSON.stringify(appointmentDocument(stored, holder, ORIGIN))
  for (const text of [email?.text, document]) {
    expect(text).toContain('El museo te enviará el enlace para conectarse')
    expect(text).not.toMatch(/lleg|impres|taquilla/i)
  }
})

test('a contact message is e-mailed to the museum, escaped in HTML and in e-mail headers', async () => {
  const subject = 'Hola\r\nBcc: x@y.mx'
  await call('POST /contacts', { body: { ...contact, subject, message: '<b>hola</b> "><script>alert(1)</script>' } })
  const typed = { ...visit, user_id: oddTeacher.id, teacher_name: '<img src=x onerror=alert(1)>' }
  const created = await call('POST /appointments', { as: 'oddTeacher', body: typed })
  await call(`GET /appointments/${String(at(created.body, 'data', 'id'))}/send_appointment`, { as: 'oddTeacher' })
  const [message] = api.outbox.list(MUSEUM_MAILBOX)
  expect(message?.subject).toBe('Contacto: Hola Bcc: x@y.mx')
  expect(message?.text).toContain(`Responder a: ${contact.email}`)
  expect(message?.html).toContain('&lt;b&gt;hola&lt;/b&gt;')
  expect(api.outbox.list(oddTeacher.email)[0]?.html).toContain('&lt;img src=x')
  for (const { html } of api.outbox.list()) expect(html).not.toMatch(/<img|<script|<b>/)

  const page = outboxPage(api.outbox.list())
  expect(page.match(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/g)).toHaveLength(2)
  expect(page).not.toContain('<script>alert')
  expect(outboxPage([], '<x>')).toContain('No hay correos para &lt;x&gt;.')
})
