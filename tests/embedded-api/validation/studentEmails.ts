import { Refusal } from '../refusal.ts'
import { checks, EMAIL, wholeNumber } from './checks.ts'

const MOST_EMAILS = 1000

/**
 * Reads whom a teacher sends the questionnaire to; an address that is there twice is kept once.
 * @throws Refusal 422 with one detail per problem.
 */
export function readStudentEmails(payload: Record<string, unknown>, teacherId: number): string[] {
  const check = checks(payload)
  check.refuseIf(wholeNumber(payload['teacher_code']) !== teacherId, 'El código de profesor no es el tuyo.')
  const emails: unknown[] = Array.isArray(payload['emails']) ? payload['emails'] : []
  const valid = emails.filter((email) => typeof email === 'string').filter((email) => EMAIL.test(email))
  check.refuseIf(emails.length === 0, 'Agrega al menos un correo.')
  check.refuseIf(emails.length > MOST_EMAILS, 'Son demasiados correos para un solo envío.')
  check.refuseIf(valid.length !== emails.length, 'Uno de los correos no es válido.')
  if (check.problems.length > 0) throw new Refusal(422, ...check.problems)
  return [...new Set(valid.map((email) => email.toLowerCase()))]
}
