import { array, number, type ObjectSchema, string, ValidationError } from 'yup'

import { Refusal } from '../refusal.ts'
import type { Payload } from '../route.ts'
import type { Entry } from '../seed/lookups.ts'

/** Rails' usual limit for a text column. */
const LONGEST_TEXT = 255
/** Rails' usual limit for a column that holds paragraphs. */
export const LONGEST_PARAGRAPHS = 5000

export const EMAIL = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i

/** Reads the fields of a schema from a payload. @throws Refusal 422 with a detail for each problem, in order */
export function read<Value extends object>(schema: ObjectSchema<Value>, payload: Payload) {
  try {
    return schema.validateSync(payload, { abortEarly: false, stripUnknown: true })
  } catch (error) {
    throw error instanceof ValidationError ? new Refusal(422, ...new Set(error.errors)) : error
  }
}

/** A required string, trimmed. @param problem the sentence for a missing or short string */
export const text = (problem: string, least = 1, longest = LONGEST_TEXT) =>
  string()
    .typeError(problem)
    .trim()
    .required(problem)
    .min(least, problem)
    .max(longest, 'El campo ${path} es demasiado largo.')

export const email = text('El correo es obligatorio.').matches(EMAIL, {
  message: 'No es un correo válido.',
  excludeEmptyString: true,
})

/** The numeric id of a list entry. */
export const idFrom = (list: readonly Entry[], problem: string) =>
  number()
    .strict()
    .typeError(problem)
    .required(problem)
    .oneOf(
      list.map(({ id }) => id),
      problem,
    )

/** The ids of some list entries. @param problem the sentence for an unknown id */
export const idsFrom = (list: readonly Entry[], problem: string) =>
  array(idFrom(list, problem)).typeError(problem).required(problem)

/** A whole number that is not below `least`. */
export const count = (least: number, problem: string) =>
  number().strict().typeError(problem).required(problem).integer(problem).min(least, problem)
