import { array, mixed, object, string } from 'yup'

import { isRecord } from '../../lib/untrusted.ts'
import { TEACHER, type User } from '../records.ts'
import { Refusal } from '../refusal.ts'
import type { Payload } from '../route.ts'
import { type Question, questionnaire } from '../seed/questionnaire.ts'
import { EMAIL, read } from './fields.ts'

const MAX_EMAILS = 1000

/**
 * Reads the answers to test 1. Each question needs exactly one of its own answers.
 * @throws Refusal 422 with the sentence of the first problem
 */
export function readEvaluation(payload: Payload, users: readonly User[]) {
  const { id_professor, email, answers } = payload
  const teacher = users.find(({ id, profile_id }) => id === id_professor && profile_id === TEACHER) ?? null
  if (teacher === null && (id_professor ?? null) !== null) {
    throw new Refusal(422, 'El código ingresado no es de un profesor.')
  }
  if (typeof email !== 'string' || !/^\S+@\S+\.\S{2,}$/.test(email)) throw new Refusal(422, 'El correo no es válido.')
  const sent: unknown[] = Array.isArray(answers) ? answers : []
  const given = questionnaire.map((question) => answerTo(question, sent.filter(isRecord)))
  if (sent.length !== questionnaire.length) throw new Refusal(422, 'Cada pregunta se responde una sola vez.')
  return { id_professor: teacher?.id ?? null, email, answers: given }
}

function answerTo({ id, number, answers }: Question, sent: Payload[]) {
  const found = sent.find(({ question_id }) => question_id === id)
  if (found === undefined) throw new Refusal(422, `Falta la respuesta a la pregunta ${String(number)}.`)
  const answer = answers.find((one) => one.id === found['answer_id'])
  if (answer === undefined) {
    throw new Refusal(422, `La respuesta a la pregunta ${String(number)} no es una de sus opciones.`)
  }
  return { question_id: id, answer_id: answer.id }
}

/** Reads the addresses to which a teacher sends the questionnaire, without duplicates. @throws Refusal 422 */
export function readStudentEmails(payload: Payload, teacherId: number): string[] {
  const problem = 'Uno de los correos no es válido.'
  const schema = object({
    teacher_code: mixed().required().oneOf([teacherId], 'El código de profesor no es el tuyo.'),
    emails: array(string().required(problem).matches(EMAIL, problem).lowercase())
      .required('Agrega al menos un correo.')
      .min(1, 'Agrega al menos un correo.')
      .max(MAX_EMAILS, 'Son demasiados correos para un solo envío.'),
  })
  return [...new Set(read(schema, payload).emails)]
}
