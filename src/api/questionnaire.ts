import { questionnaireTest } from '@/model/questionnaire'
import { isRecord } from '@/lib/untrusted'

import { ApiError } from './apiError'
import { acknowledged, bearer, call } from './http'
import { type Flat, readList, textOf } from './resource'

/** A question with the answers to choose from. Ids are strings, which the payload converts to numbers. */
export interface Question {
  id: string
  /** The position among the questions, from 1; Infinity if the API sends no position. */
  number: number
  question: string
  answers: { id: string; answer: string }[]
}

/** The body of `POST /tests/1/evaluation`. */
export interface EvaluationPayload {
  /** The id of the class's teacher; null for a visitor without a class. */
  id_professor: number | null
  email: string
  answers: { question_id: number; answer_id: number }[]
}

/** Returns the resources of a type in a response's `included`. */
const ofType = (included: unknown, type: string): Flat[] =>
  Array.isArray(included)
    ? readList({ data: (included as unknown[]).filter((one) => isRecord(one) && one['type'] === type) })
    : []

/** Reads a position. A question without a position is sorted last and belongs to no section. */
function positionOf(value: unknown): number {
  const position = Number(value)
  return position > 0 ? position : Infinity
}

/** Reads the questions that have text and answers, by number. @throws ApiError `unreadable` without an object */
function readQuestions(body: unknown): Question[] {
  if (!isRecord(body)) throw new ApiError('unreadable')
  const answers = ofType(body['included'], 'answers')
  return ofType(body['included'], 'questions')
    .map(({ id, number, question }) => ({
      id,
      number: positionOf(number),
      question: textOf(question),
      answers: answers
        .filter(({ question_id }) => textOf(question_id) === id)
        .map((one) => ({ id: one.id, answer: textOf(one['answer']) })),
    }))
    .filter(({ question, answers: { length } }) => question !== '' && length > 0)
    .sort((a, b) => a.number - b.number)
}

/** `GET /tests/1`, without a token: fetches the questions with the answers to choose from. @throws ApiError */
export const apiListQuestions = async (): Promise<Question[]> => call(questionnaireTest, readQuestions)

/** `POST /tests/1/evaluation`, with any session's token: sends the answers. @throws ApiError */
export const apiSendEvaluation = async (evaluation: EvaluationPayload): Promise<void> =>
  acknowledged({ method: 'post', url: '/tests/1/evaluation', data: evaluation, ...bearer() })
