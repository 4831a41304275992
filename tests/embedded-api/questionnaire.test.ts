// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'

import { createEmbeddedApi } from './embeddedApi.ts'
import { seededAccounts } from './seed/accounts.ts'
import { questionnaire } from './seed/questionnaire.ts'
import { at, callApi, ORIGIN, tokenOf } from './testing/callApi.ts'

const api = createEmbeddedApi({ appOrigin: ORIGIN })
const TEST = 'GET /tests/1?locale=es&include=questions,questions.answers'
const EVALUATION = 'POST /tests/1/evaluation'

const answers = questionnaire.map(({ id, answers: [first] }) => ({ question_id: id, answer_id: first?.id }))
const evaluation = { id_professor: seededAccounts.teacher.id, email: seededAccounts.teacher.email, answers }

beforeEach(() => api.reset())

test('asks fifteen questions with four different answers each', () => {
  expect(questionnaire.map(({ number }) => number)).toEqual(Array.from({ length: 15 }, (_, place) => place + 1))
  for (const { question, answers: own } of questionnaire) {
    expect(question.endsWith('?')).toBe(true)
    expect(new Set(own.map(({ answer }) => answer)).size).toBe(4)
  }
  const ids = questionnaire.flatMap(({ answers: own }) => own.map(({ id }) => id))
  expect(new Set(ids).size).toBe(60)
})

test('gives the test to anybody, with what was asked to be included', async () => {
  const { status, body } = await callApi(api, TEST)
  expect(status).toBe(200)
  expect(at(body, 'data')).toMatchObject({ id: '1', type: 'tests' })
  expect(at(body, 'included', 0)).toEqual({
    id: '40',
    type: 'questions',
    attributes: { number: 1, question: '¿Qué distingue al genocidio de otros crímenes?' },
  })
  expect(at(body, 'included', 15)).toMatchObject({ id: '300', type: 'answers', attributes: { question_id: 40 } })
  expect(at(body, 'included')).toHaveLength(75)
  expect(at((await callApi(api, 'GET /tests/1')).body, 'included')).toEqual([])
  expect((await callApi(api, 'GET /tests/2')).status).toBe(404)
})

test('takes the answers of a student without an account, and of somebody with one', async () => {
  expect(await callApi(api, EVALUATION, { body: evaluation })).toMatchObject({ status: 200 })
  const ownAnswers = { ...evaluation, id_professor: null, email: seededAccounts.parent.email }
  const token = await tokenOf(api, 'parent')
  expect(await callApi(api, EVALUATION, { body: ownAnswers, token })).toMatchObject({ status: 200 })
  expect(api.database.data.evaluations).toMatchObject([evaluation, ownAnswers])
})

test.each([
  [{ id_professor: seededAccounts.parent.id }, 'El código ingresado no es de un profesor.'],
  [{ id_professor: String(seededAccounts.teacher.id) }, 'El código ingresado no es de un profesor.'],
  [{ email: '' }, 'El correo no es válido.'],
  [{ answers: 'todas' }, 'Falta la respuesta a la pregunta 1.'],
  [{ answers: answers.slice(0, 14) }, 'Falta la respuesta a la pregunta 15.'],
  [{ answers: [...answers, answers[0]] }, 'Cada pregunta se responde una sola vez.'],
  [
    { answers: [{ question_id: 40, answer_id: 359 }, ...answers.slice(1)] },
    'La respuesta a la pregunta 1 no es una de sus opciones.',
  ],
  [
    { answers: [{ question_id: 40, answer_id: '300' }, ...answers.slice(1)] },
    'La respuesta a la pregunta 1 no es una de sus opciones.',
  ],
])('refuses %o', async (change, sentence) => {
  const answer = await callApi(api, EVALUATION, { body: { ...evaluation, ...change } })
  expect(answer).toMatchObject({ status: 422, sentence })
  expect(api.database.data.evaluations).toEqual([])
})

test('refuses a token that nobody has, and answers to another test', async () => {
  expect((await callApi(api, EVALUATION, { body: evaluation, token: 'inventado' })).status).toBe(401)
  expect((await callApi(api, 'POST /tests/9/evaluation', { body: evaluation })).status).toBe(404)
})
