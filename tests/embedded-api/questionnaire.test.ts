import { expect, test } from 'vitest'

import { seededAccounts } from './seed/accounts.ts'
import { questionnaire } from './seed/questionnaire.ts'
import { at, ORIGIN, testApi } from './testing/callApi.ts'
import { evaluation, studentEmails } from './testing/payloads.ts'

const { api, call } = testApi()

test('asks fifteen questions with four different answers each', () => {
  expect(questionnaire.map(({ number }) => number)).toEqual(Array.from({ length: 15 }, (_, place) => place + 1))
  for (const { question, answers } of questionnaire) {
    expect(question.endsWith('?')).toBe(true)
    expect(new Set(answers.map(({ answer }) => answer)).size).toBe(4)
  }
  expect(new Set(questionnaire.flatMap(({ answers }) => answers.map(({ id }) => id))).size).toBe(60)
})

test('gives the test to anybody, with what was asked to be included', async () => {
  const { status, body } = await call('GET /tests/1?locale=es&include=questions,questions.answers')
  expect(status).toBe(200)
  expect(at(body, 'data')).toMatchObject({ id: '1', type: 'tests' })
  expect(at(body, 'included', 0)).toEqual({
    id: '40',
    type: 'questions',
    attributes: { number: 1, question: '¿Qué distingue al genocidio de otros crímenes?' },
  })
  expect(at(body, 'included', 15)).toMatchObject({ id: '300', type: 'answers', attributes: { question_id: 40 } })
  expect(at(body, 'included')).toHaveLength(75)
  expect(at((await call('GET /tests/1')).body, 'included')).toEqual([])
})

test('takes the answers of a student without an account, and of somebody with one', async () => {
  const own = { ...evaluation, id_professor: null, email: seededAccounts.parent.email }
  expect((await call('POST /tests/1/evaluation', { body: evaluation })).status).toBe(200)
  expect((await call('POST /tests/1/evaluation', { body: own, as: 'parent' })).status).toBe(200)
  expect(api.database.data.evaluations).toMatchObject([evaluation, own])
})

test('every student gets one e-mail, whose link opens the questionnaire with the teacher’s code', async () => {
  const id = String(seededAccounts.teacher.id)
  const line = `POST /users/${id}/send_questionnaire_to_students`
  expect((await call(line, { as: 'teacher', body: studentEmails })).status).toBe(200)

  expect(api.outbox.list().map(({ to }) => to)).toEqual(['diego@correo.mx', 'lucia@correo.mx'])
  const [mail] = api.outbox.list('lucia@correo.mx')
  expect(mail?.links).toEqual([`${ORIGIN}/responder-cuestionario?codigo=${id}`])
  for (const fact of ['Mariana Ríos Cano', 'Escuela Secundaria Técnica 14', id]) {
    expect(mail?.text).toContain(fact)
    expect(mail?.html).toContain(fact)
  }
})
