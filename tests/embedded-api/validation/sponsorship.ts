import type { SponsorshipRequest } from '../records.ts'
import { Refusal } from '../refusal.ts'
import { schoolGrades, schoolTypes } from '../seed/lookups.ts'
import { type Checks, checks, EMAIL } from './checks.ts'

/**
 * Reads a sponsorship request by the rules of the form.
 * @throws Refusal 422 whose sentence is the first problem, in the order of the form.
 */
export function readSponsorship(
  payload: Record<string, unknown>,
): Omit<SponsorshipRequest, 'id' | 'user_id' | 'created_at'> {
  const check = checks(payload)
  const sponsorship = {
    teacher_name: longEnough(check, 'teacher_name', 3, 'El nombre parece ser muy corto'),
    first_lastname: longEnough(check, 'first_lastname', 3, 'El primer apellido parece ser muy corto'),
    second_lastname: longEnough(check, 'second_lastname', 3, 'El segundo apellido parece ser muy corto'),
    email: check.requiredText('email', 'El correo es obligatorio.'),
    school_type_id: check.idFrom(schoolTypes, 'school_type_id', 'El sostenimiento escuela es obligatorio.'),
    school_grade_id: check.idFrom(schoolGrades, 'school_grade_id', 'El nivel educativo es obligatorio.'),
    school_address: longEnough(check, 'school_address', 10, 'La dirección es muy corta'),
    reason: check.longText('reason', 'La razón es obligatoria'),
  }
  check.refuseIf(sponsorship.email !== '' && !EMAIL.test(sponsorship.email), 'No es un correo válido.')
  check.refuseIf(sponsorship.reason.length < 15, 'La razón parecer ser muy corta')
  if (check.problems.length > 0) throw new Refusal(422, ...check.problems)
  return sponsorship
}

function longEnough(check: Checks, field: string, least: number, problem: string): string {
  const text = check.requiredText(field, problem)
  check.refuseIf(text !== '' && text.length < least, problem)
  return text
}
