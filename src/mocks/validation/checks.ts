import { Refusal } from '../refusal.ts'
import type { Payload } from '../route.ts'
import type { Entry } from '../seed/lookups.ts'

/** Rails' usual limit for a text column. */
const LONGEST_TEXT = 255

export const EMAIL = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i

export type Checks = ReturnType<typeof checks>

/**
 * Reads a payload and validates it by the rules of its form. @throws Refusal 422 with a detail for each problem, in
 * order
 */
export function checked<Value>(payload: Payload, read: (check: Checks) => Value): Value {
  const check = checks(payload)
  const value = read(check)
  if (check.problems.length > 0) throw new Refusal(422, ...check.problems)
  return value
}

/** Returns functions that read the fields of a payload and collect its problems. */
export function checks(payload: Payload) {
  const problems: string[] = []

  function refuseIf(condition: boolean, problem: string): void {
    if (condition) problems.push(problem)
  }

  /** Reads a string and trims it. Returns '' if the field is missing. */
  function text(field: string, longest = LONGEST_TEXT): string {
    const value = payload[field] ?? ''
    refuseIf(typeof value !== 'string', `El campo ${field} debe ser un texto.`)
    const trimmed = typeof value === 'string' ? value.trim() : ''
    refuseIf(trimmed.length > longest, `El campo ${field} es demasiado largo.`)
    return trimmed
  }

  /** Reads a required string with a minimum length. */
  function requiredText(field: string, problem: string, least = 1, longest = LONGEST_TEXT): string {
    const value = text(field, longest)
    refuseIf(value.length < least, problem)
    return value
  }

  return {
    payload,
    problems,
    refuseIf,
    text,
    requiredText,
    email(): string {
      const email = requiredText('email', 'El correo es obligatorio.')
      refuseIf(email !== '' && !EMAIL.test(email), 'No es un correo válido.')
      return email
    },
    /** Reads the numeric id of a list entry. */
    idFrom(list: readonly Entry[], field: string, problem: string): number {
      const entry = list.find(({ id }) => id === payload[field])
      refuseIf(entry === undefined, problem)
      return entry?.id ?? 0
    },
    /**
     * Reads the ids in a field. `ids` contains those that exist in the list, without duplicates; `sent` counts all ids.
     */
    idsFrom(list: readonly Entry[], field: string) {
      const sent = listIn(payload[field])
      return { ids: list.map(({ id }) => id).filter((id) => sent.includes(id)), sent: sent.length }
    },
    /** Returns a whole number that is not below `least`. */
    count(field: string, least: number, problem: string): number {
      const number = wholeNumber(payload[field])
      refuseIf(number === null || number < least, problem)
      return number ?? least
    },
  }
}

/** Returns the value if it is a safe integer, otherwise null. */
export function wholeNumber(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null
}

/** Returns the value if it is an array, otherwise an empty array. */
export function listIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
