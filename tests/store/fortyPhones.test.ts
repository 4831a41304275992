import { expect, it } from 'vitest'

import { selectRequest } from '@/store/hooks'
import { lookUpTeacher, sendAnswers } from '@/store/questionnaireCalls'
import { loadTest } from '@/store/testCalls'
import { selectTeacherData } from '@/store/questionnaireSlice'
import { makeStore } from '@/store/store'
import { toEvaluation, fieldName } from '@/features/questionnaire-answers/answersSchema'

import { seededAccounts } from '@/mocks/embeddedApi'
import { dropEvery, evaluations, received } from '../support/server'

const PHONES = 40
const MOST_TAPS = 20
const { id: code } = seededAccounts.teacher

/** A phone of the class: loads, finds the teacher, answers in its own way, and taps twice until it reads that it is done. */
async function answerOn(phone: number): Promise<void> {
  const store = makeStore()
  await Promise.all([store.dispatch(loadTest()), store.dispatch(lookUpTeacher(String(code)))])
  const questions = store.getState().questionnaire.testData
  const { teacher } = selectTeacherData(store.getState())
  const values = Object.fromEntries(
    questions.map((question, place) => [fieldName(question), question.answers[(phone >> place) & 1]?.id ?? '']),
  )
  if (!teacher || !('id' in teacher)) throw new Error('The teacher was not found')
  // A third opened the page again without network: their teacher is looked up when they send.
  const wasOffline = phone % 3 === 0
  const sender = wasOffline ? { id_professor: null, email: '' } : { id_professor: teacher.id, email: teacher.email }
  const evaluation = toEvaluation(questions, values, sender)
  const answers = { owner: String(code), evaluation, codeToFind: wasOffline ? String(code) : null }
  const sending = () => selectRequest(store.getState(), sendAnswers)
  for (let taps = 0; taps < MOST_TAPS && sending().status !== 'done'; taps += 1) {
    await Promise.all([store.dispatch(sendAnswers(answers)), store.dispatch(sendAnswers(answers))])
  }
  expect(sending()).toEqual({ status: 'done', message: 'Respuestas enviadas correctamente.' })
}

it('takes the answers of forty phones at once, each exactly once, while a third of the requests break on the way', async () => {
  dropEvery(3, 'post', '/tests/1/evaluation')

  await Promise.all(Array.from({ length: PHONES }, (_, phone) => answerOn(phone)))

  const posts = (await received()).filter(({ line }) => line === 'POST /tests/1/evaluation')
  expect(posts.length).toBeGreaterThan(PHONES)
  expect(evaluations()).toHaveLength(PHONES)
  expect(new Set(evaluations().map(({ answers }) => JSON.stringify(answers))).size).toBe(PHONES)
  expect(evaluations().every(({ id_professor }) => id_professor === code)).toBe(true)
})
