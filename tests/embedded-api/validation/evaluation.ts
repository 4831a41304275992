import type { Evaluation, User } from '../records.ts'
import { Refusal } from '../refusal.ts'
import { isObject } from '../route.ts'
import { type Question, questionnaire } from '../seed/questionnaire.ts'
import { wholeNumber } from './checks.ts'

const TEACHER = 1

type Sent = Omit<Evaluation, 'id' | 'created_at'>

/**
 * Reads the answers to test 1: one of each question's own answers for every question, once.
 * @throws Refusal 422 whose sentence is the first problem.
 */
export function readEvaluation(payload: Record<string, unknown>, users: readonly User[]): Sent {
  return {
    id_professor: readTeacher(payload['id_professor'] ?? null, users),
    email: readEmail(payload['email']),
    answers: readAnswers(payload['answers']),
  }
}

function readTeacher(value: unknown, users: readonly User[]): number | null {
  if (value === null) return null
  const teacher = users.find(({ id, profile_id }) => id === value && profile_id === TEACHER)
  if (teacher === undefined) throw new Refusal(422, 'El código ingresado no es de un profesor.')
  return teacher.id
}

function readEmail(value: unknown): string {
  if (typeof value !== 'string' || !/^\S+@\S+\.\S{2,}$/.test(value)) throw new Refusal(422, 'El correo no es válido.')
  return value
}

function readAnswers(value: unknown): Sent['answers'] {
  const sent = Array.isArray(value) ? value.filter(isObject) : []
  const answers = questionnaire.map((question) => answerTo(question, sent))
  if (sent.length !== questionnaire.length) throw new Refusal(422, 'Cada pregunta se responde una sola vez.')
  return answers
}

function answerTo({ id, number, answers }: Question, sent: Record<string, unknown>[]): Sent['answers'][number] {
  const found = sent.find(({ question_id }) => question_id === id)
  if (found === undefined) throw new Refusal(422, `Falta la respuesta a la pregunta ${String(number)}.`)
  const answer_id = wholeNumber(found['answer_id'])
  if (answer_id === null || !answers.some((answer) => answer.id === answer_id)) {
    throw new Refusal(422, `La respuesta a la pregunta ${String(number)} no es una de sus opciones.`)
  }
  return { question_id: id, answer_id }
}
