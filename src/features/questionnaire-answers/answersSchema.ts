import { object, type ObjectSchema, string } from 'yup'

import type { EvaluationPayload, Question } from '@/api/questionnaire'

/** The id of the chosen answer by the name of its question's field, '' while none is. */
export type AnswersValues = Record<string, string>

/** A question's field. Formik would take a bare number for a place in a list. */
export const fieldName = ({ id }: Question) => `q${id}`

/** Every question is required, with one of its own answers. */
export const answersSchema = (questions: readonly Question[]): ObjectSchema<AnswersValues> =>
  object(
    Object.fromEntries(
      questions.map((question) => [
        fieldName(question),
        string()
          .oneOf(question.answers.map(({ id }) => id))
          .required(),
      ]),
    ),
  )

export const isAnswered = (question: Question, values: AnswersValues) => (values[fieldName(question)] ?? '') !== ''

/** The questions that still have no answer, in their order. */
export const unanswered = (questions: readonly Question[], values: AnswersValues) =>
  questions.filter((question) => !isAnswered(question, values))

/** The answers as they are kept, by the ids of their questions. */
export const toKept = (questions: readonly Question[], values: AnswersValues): Record<string, string> =>
  Object.fromEntries(
    questions
      .filter((question) => isAnswered(question, values))
      .map((question) => [question.id, values[fieldName(question)] ?? '']),
  )

/** Form values out of kept answers; what the test no longer asks or offers is left out. */
export const fromKept = (questions: readonly Question[], kept: Record<string, string>): AnswersValues =>
  Object.fromEntries(
    questions.map((question) => {
      const answer = question.answers.find(({ id }) => id === kept[question.id])
      return [fieldName(question), answer?.id ?? '']
    }),
  )

/** What is sent: the ids as numbers, in the order of the questions. */
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
