import { object, type ObjectSchema, string } from 'yup'

import type { EvaluationPayload, Question } from '@/api/questionnaire'

/** By the name of a question's field: the id of the chosen answer, or ''. */
export type AnswersValues = Record<string, string>

/** The name of a question's field. Formik takes a bare number for an array index, hence the letter. */
export const fieldName = ({ id }: Question) => `q${id}`

const NOT_ANSWERED = 'Elige una respuesta.'

/** Every question is required, with one of its own answers. */
export const answersSchema = (questions: readonly Question[]): ObjectSchema<AnswersValues> =>
  object(
    Object.fromEntries(
      questions.map((question) => [
        fieldName(question),
        string()
          .oneOf(
            question.answers.map(({ id }) => id),
            NOT_ANSWERED,
          )
          .required(NOT_ANSWERED),
      ]),
    ),
  )

export const isAnswered = (question: Question, values: AnswersValues) => (values[fieldName(question)] ?? '') !== ''

/** The questions without an answer, in their order. */
export const unanswered = (questions: readonly Question[], values: AnswersValues) =>
  questions.filter((question) => !isAnswered(question, values))

/** The numbers of questions, for a sentence: '1', '1 y 2' or '1, 2 y 3'. */
export const joinInSpanish = (numbers: readonly number[]): string => numbers.join(', ').replace(/, (?=[^,]*$)/, ' y ')

/** The answers as they are stored: answer ids by question ids. */
export const toStored = (questions: readonly Question[], values: AnswersValues): Record<string, string> =>
  Object.fromEntries(
    questions
      .filter((question) => isAnswered(question, values))
      .map((question) => [question.id, values[fieldName(question)] ?? '']),
  )

/** Form values out of stored answers. Questions and answers that no longer exist are left out. */
export const fromStored = (questions: readonly Question[], stored: Record<string, string>): AnswersValues =>
  Object.fromEntries(
    questions.map((question) => {
      const answer = question.answers.find(({ id }) => id === stored[question.id])
      return [fieldName(question), answer?.id ?? '']
    }),
  )

/** The body of the request: ids as numbers, in the order of the questions. */
export function toEvaluation(
  questions: readonly Question[],
  values: AnswersValues,
  { id_professor, email }: Omit<EvaluationPayload, 'answers'>,
): EvaluationPayload {
  const answers = questions.map((question) => ({
    question_id: Number(question.id),
    answer_id: Number(values[fieldName(question)]),
  }))
  return { id_professor, email, answers }
}
