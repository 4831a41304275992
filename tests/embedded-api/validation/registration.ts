import { isAfter, isCalendarDate, todayInTheMuseum } from '../calendar.ts'
import type { User } from '../records.ts'
import { Refusal } from '../refusal.ts'
import { profiles, schoolGrades, schoolTypes, themes } from '../seed/lookups.ts'
import { type Checks, checks, EMAIL } from './checks.ts'

const TEACHER = 1
const STRONG_PASSWORD = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,}$/

type Profile = Pick<
  User,
  | 'profile_id'
  | 'name'
  | 'first_lastname'
  | 'second_lastname'
  | 'email'
  | 'phone'
  | 'cct'
  | 'school'
  | 'school_grade_id'
  | 'school_type_id'
  | 'subject'
  | 'date_of_birth'
  | 'theme_ids'
>

/**
 * Reads a registration by the rules of the form; what only teachers have is ignored for everybody else.
 * @throws Refusal 422 with one detail per problem.
 */
export function readRegistration(payload: Record<string, unknown>): Profile & { password: string } {
  const check = checks(payload)
  const registration = { ...readProfile(payload, check), password: readPassword(payload['password'], check) }
  refuseProblems(check)
  return registration
}

/**
 * Reads what somebody changed about themselves, by the same rules; the profile is for life.
 * @throws Refusal 422 with one detail per problem.
 */
export function readProfileChange(payload: Record<string, unknown>, user: User): Profile {
  const check = checks(payload)
  const profile = readProfile(payload, check)
  check.refuseIf(profile.profile_id !== user.profile_id, 'El tipo de perfil no se puede cambiar.')
  refuseProblems(check)
  return profile
}

/** Reads a new password. @throws Refusal 422 when it is weak or missing. */
export function readNewPassword(value: unknown): string {
  const check = checks({})
  const password = readPassword(value, check)
  refuseProblems(check)
  return password
}

/** Reads an e-mail, in lower case. @throws Refusal 422 when it is none. */
export function readEmailOnly(payload: Record<string, unknown>): string {
  const check = checks(payload)
  const email = readEmail(check)
  refuseProblems(check)
  return email
}

function refuseProblems({ problems }: Checks): void {
  if (problems.length > 0) throw new Refusal(422, ...problems)
}

function readProfile(payload: Record<string, unknown>, check: Checks): Profile {
  const profile_id = check.idFrom(profiles, 'profile_id', 'El Tipo de perfil es obligatorio')
  const person = profile_id === TEACHER ? teacherFields(check) : { ...NOT_A_TEACHER, name: check.optionalText('name') }
  return {
    profile_id,
    ...person,
    email: readEmail(check),
    date_of_birth: readBirthDate(check),
    theme_ids: readThemes(payload['theme_ids'], check),
  }
}

function readEmail(check: Checks): string {
  const email = check.requiredText('email', 'El correo es obligatorio.').toLowerCase()
  check.refuseIf(email !== '' && !EMAIL.test(email), 'No es un correo válido.')
  return email
}

const NOT_A_TEACHER = {
  first_lastname: null,
  second_lastname: null,
  phone: null,
  cct: null,
  school: null,
  school_grade_id: null,
  school_type_id: null,
  subject: null,
}

function teacherFields(check: Checks) {
  const fields = {
    name: check.requiredText('name', 'El nombre es obligatorio.'),
    first_lastname: check.requiredText('first_lastname', 'El primer apellido es obligatorio.'),
    second_lastname: check.requiredText('second_lastname', 'El segundo apellido es obligatorio.'),
    phone: check.requiredText('phone', 'El teléfono es obligatorio.'),
    school: check.requiredText('school', 'La escuela es obligatoria.'),
    cct: check.requiredText('cct', 'El cct es obligatorio.'),
    school_grade_id: check.idFrom(schoolGrades, 'school_grade_id', 'El nivel educativo es obligatorio.'),
    subject: check.requiredText('subject', 'La materia impartida es obligatoria.'),
    school_type_id: check.idFrom(schoolTypes, 'school_type_id', 'El sostenimiento escuela es obligatorio.'),
  }
  check.refuseIf(/\D/.test(fields.phone), 'El teléfono debe contener solo números.')
  check.refuseIf(fields.school === 'Otro', 'El nombre de la escuela es obligatoria.')
  return fields
}

function readPassword(value: unknown, check: Checks): string {
  const password = typeof value === 'string' ? value : ''
  check.refuseIf(password === '', 'La contraseña es obligatoria.')
  check.refuseIf(
    password !== '' && !STRONG_PASSWORD.test(password),
    'La contraseña debe incluir al menos una letra minúscula, una letra mayúscula, un número y tener al menos 8 caracteres de longitud.',
  )
  return password
}

function readBirthDate(check: Checks): string | null {
  const date = check.optionalText('date_of_birth')
  check.refuseIf(date !== null && !isCalendarDate(date), 'La fecha de nacimiento no es una fecha.')
  check.refuseIf(
    date !== null && isCalendarDate(date) && isAfter(date, todayInTheMuseum()),
    'La fecha de nacimiento no puede ser mayor a hoy.',
  )
  return date
}

function readThemes(value: unknown, check: Checks): number[] {
  const ids: unknown[] = Array.isArray(value) ? value : []
  const known = themes.filter(({ id }) => ids.includes(id)).map(({ id }) => id)
  check.refuseIf(ids.length === 0, 'Selecciona al menos un tema')
  check.refuseIf(ids.length > 3, 'Solo puedes elegir 3 temas')
  check.refuseIf(ids.length > 0 && known.length !== ids.length, 'Uno de los temas elegidos no existe.')
  return known
}
