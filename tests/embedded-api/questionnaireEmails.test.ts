// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'

import { createEmbeddedApi } from './embeddedApi.ts'
import { seededAccounts } from './seed/accounts.ts'
import { callApi, ORIGIN, tokenOf } from './testing/callApi.ts'

const api = createEmbeddedApi({ appOrigin: ORIGIN })
const { id } = seededAccounts.teacher
const POST = `POST /users/${String(id)}/send_questionnaire_to_students`
const emails = ['lucia@correo.mx', 'Diego@Correo.mx']

beforeEach(() => api.reset())

test('every student gets one e-mail, whose link opens the questionnaire with the teacher’s code', async () => {
  const body = { emails: [...emails, 'LUCIA@correo.mx'], teacher_code: id }
  expect((await callApi(api, POST, { token: await tokenOf(api, 'teacher'), body })).status).toBe(200)

  expect(api.outbox.list().map(({ to }) => to)).toEqual(['diego@correo.mx', 'lucia@correo.mx'])
  const [mail] = api.outbox.list('lucia@correo.mx')
  expect(mail?.links).toEqual([`${ORIGIN}/responder-cuestionario?codigo=${String(id)}`])
  for (const fact of ['Mariana Ríos Cano', 'Escuela Secundaria Técnica 14', String(id)]) {
    expect(mail?.text).toContain(fact)
    expect(mail?.html).toContain(fact)
  }
})

test.each([
  [{ emails: [] }, 'Agrega al menos un correo.'],
  [{ emails: 'a@x.mx' }, 'Agrega al menos un correo.'],
  [{ emails: ['a@x.mx', 'no-es-correo'] }, 'Uno de los correos no es válido.'],
  [{ emails: ['a@x.mx', 7] }, 'Uno de los correos no es válido.'],
  [
    { emails: Array.from({ length: 1001 }, (_, place) => `a${String(place)}@x.mx`) },
    'Son demasiados correos para un solo envío.',
  ],
  [{ teacher_code: String(id) }, 'El código de profesor no es el tuyo.'],
  [{ teacher_code: 1102 }, 'El código de profesor no es el tuyo.'],
])('%o is refused and nothing is sent', async (change, sentence) => {
  const body = { emails, teacher_code: id, ...change }
  const answer = await callApi(api, POST, { token: await tokenOf(api, 'teacher'), body })
  expect(answer).toMatchObject({ status: 422, sentence })
  expect(api.outbox.list()).toEqual([])
})

test('only teachers send, and only in their own name', async () => {
  const body = { emails, teacher_code: id }
  expect((await callApi(api, POST, { body })).status).toBe(401)
  expect((await callApi(api, POST, { token: await tokenOf(api, 'teacherWithVisit'), body })).status).toBe(403)
  const parent = seededAccounts.parent.id
  const asParent = await callApi(api, `POST /users/${String(parent)}/send_questionnaire_to_students`, {
    token: await tokenOf(api, 'parent'),
    body: { emails, teacher_code: parent },
  })
  expect(asParent).toMatchObject({
    status: 403,
    sentence: 'Solo los profesores pueden enviar el cuestionario.',
  })
  expect(api.outbox.list()).toEqual([])
})
