import { isRecord } from '@/lib/record'

import { ApiError } from './apiError'
import { bearer, call } from './http'
import { type Flat, readList, readNothing, textOf } from './resource'

/** One question with what can be answered to it. Ids are text; the payload turns them into numbers. */
export interface Question {
  id: string
  number: number
  question: string
  answers: { id: string; answer: string }[]
}

export interface EvaluationPayload {
  /** The teacher's id; null for who answers without a class. */
  id_professor: number | null
  email: string
  answers: { question_id: number; answer_id: number }[]
}

const ofType = (included: unknown, type: string): Flat[] =>
  Array.isArray(included)
    ? readList({ data: (included as unknown[]).filter((one) => isRecord(one) && one['type'] === type) })
    : []

/**
 * Joins the included answers to their questions, in the order of their numbers. What nobody could answer is left out.
 * @throws ApiError `unreadable` when the body is not an object.
 */
function readQuestions(body: unknown): Question[] {
  if (!isRecord(body)) throw new ApiError('unreadable')
  const answers = ofType(body['included'], 'answers')
  return ofType(body['included'], 'questions')
    .map(({ id, number, question }) => ({
      id,
      number: Number(number),
      question: textOf(question),
      answers: answers
        .filter(({ question_id }) => textOf(question_id) === id)
        .map((one) => ({ id: one.id, answer: textOf(one['answer']) })),
    }))
    .filter(({ question, answers: { length } }) => question !== '' && length > 0)
    .toSorted((a, b) => a.number - b.number)
}

/** The test of the visit. Open to everybody. */
export const listQuestions = (): Promise<Question[]> =>
  call({ url: '/tests/1', params: { locale: 'es', include: 'questions,questions.answers' } }, readQuestions)

/** Sends the answers; the bearer goes along when there is a session. */
export const sendEvaluation = (evaluation: EvaluationPayload): Promise<void> =>
  call({ method: 'post', url: '/tests/1/evaluation', data: evaluation, ...bearer() }, readNothing)
