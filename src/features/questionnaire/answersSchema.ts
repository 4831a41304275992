import { object, type ObjectSchema, string } from 'yup'

import type { EvaluationPayload, Question } from '@/api/questionnaire'

/** Maps each question's field name to the id of the chosen answer, or ''. */
export type AnswersValues = Record<string, string>

/** Returns the name of a question's field. Its first letter keeps Formik from treating the id as an array index. */
export const fieldName = ({ id }: Question) => `q${id}`

const NOT_ANSWERED = 'Elige una respuesta.'

/** Requires an answer to every question. Rejects an id that is not among the question's answers. */
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

export const unanswered = (questions: readonly Question[], values: AnswersValues) =>
  questions.filter((question) => !isAnswered(question, values))

export const toStored = (questions: readonly Question[], values: AnswersValues): Record<string, string> =>
  Object.fromEntries(
    questions
      .filter((question) => isAnswered(question, values))
      .map((question) => [question.id, values[fieldName(question)] ?? '']),
  )

/** Converts stored answers to form values. Omits questions and answers that no longer exist. */
export const fromStored = (questions: readonly Question[], stored: Record<string, string>): AnswersValues =>
  Object.fromEntries(
    questions.map((question) => {
      const answer = question.answers.find(({ id }) => id === stored[question.id])
      return [fieldName(question), answer?.id ?? '']
    }),
  )

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
