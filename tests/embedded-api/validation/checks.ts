import type { Entry } from '../seed/lookups.ts'

type Payload = Record<string, unknown>

/** Rails' usual limit for a text column. */
const LONGEST_TEXT = 255
/** And for a column that holds paragraphs. */
const LONGEST_PARAGRAPHS = 5000

export const EMAIL = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i

/** Collects what is wrong with a payload, in the order of the form. */
export interface Checks {
  problems: string[]
  /** A text that must be there; answers it trimmed. */
  requiredText: (field: string, problem: string) => string
  /** The same for a text of several paragraphs. */
  longText: (field: string, problem: string) => string
  /** A text that may be missing or empty; answers null then. */
  optionalText: (field: string) => string | null
  /** The id (a number) of an entry of a list. */
  idFrom: (list: readonly Entry[], field: string, problem: string) => number
  /** A whole number that is not below `least`. */
  count: (field: string, least: number, problem: string) => number
  refuseIf: (condition: boolean, problem: string) => void
}

/** Starts checking a payload. */
export function checks(payload: Payload): Checks {
  const problems: string[] = []
  const refuseIf = (condition: boolean, problem: string): void => {
    if (condition) problems.push(problem)
  }
  const text = (field: string, longest = LONGEST_TEXT): string => {
    const value = payload[field] ?? ''
    refuseIf(typeof value !== 'string', `El campo ${field} debe ser un texto.`)
    const trimmed = typeof value === 'string' ? value.trim() : ''
    refuseIf(trimmed.length > longest, `El campo ${field} es demasiado largo.`)
    return trimmed
  }
  const required = (value: string, problem: string): string => {
    refuseIf(value === '', problem)
    return value
  }
  return {
    problems,
    refuseIf,
    requiredText: (field, problem) => required(text(field), problem),
    longText: (field, problem) => required(text(field, LONGEST_PARAGRAPHS), problem),
    optionalText: (field) => {
      const value = text(field)
      return value === '' ? null : value
    },
    idFrom: (list, field, problem) => {
      const entry = list.find(({ id }) => id === payload[field])
      refuseIf(entry === undefined, problem)
      return entry?.id ?? 0
    },
    count: (field, least, problem) => {
      const number = wholeNumber(payload[field])
      refuseIf(number === null || number < least, problem)
      return number ?? least
    },
  }
}

/** The value when it is a whole number that can be counted with, else null. */
export function wholeNumber(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null
}
