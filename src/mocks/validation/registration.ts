import { isCalendarDate, todayInTheMuseum } from '../calendar.ts'
import { NO_TEACHER_FIELDS, TEACHER, type User } from '../records.ts'
import { isObject, type Payload } from '../route.ts'
import { profiles, schoolGrades, schoolTypes, themes } from '../seed/lookups.ts'
import { type Checks, checked } from './checks.ts'

const STRONG_PASSWORD = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,}$/

/**
 * Reads a registration, either flat or inside {"user": …}, and validates it by the rules of the form. @throws Refusal
 * 422
 */
export function readRegistration(payload: Payload) {
  return checked(flat(payload), (check) => ({ ...readProfile(check), password: readPassword(check) }))
}

/**
 * Reads the changes to a profile and validates them by the rules of the registration. The profile type cannot change.
 * @throws Refusal 422
 */
export function readProfileChange(payload: Payload, user: User) {
  return checked(flat(payload), (check) => {
    const profile = readProfile(check)
    check.refuseIf(profile.profile_id !== user.profile_id, 'El tipo de perfil no se puede cambiar.')
    return profile
  })
}

/** @throws Refusal 422 if the password is weak or missing. */
export function readNewPassword(payload: Payload): string {
  return checked(payload, readPassword)
}

/** Reads an e-mail address in lower case. @throws Refusal 422 if it is invalid. */
export function readEmailOnly(payload: Payload): string {
  return checked(payload, readEmail)
}

function flat(payload: Payload): Payload {
  return isObject(payload['user']) ? payload['user'] : payload
}

/** Reads a profile. Ignores the teacher fields if the profile is not a teacher's. */
function readProfile(check: Checks) {
  const profile_id = check.idFrom(profiles, 'profile_id', 'El Tipo de perfil es obligatorio')
  const person =
    profile_id === TEACHER ? teacherFields(check) : { ...NO_TEACHER_FIELDS, name: check.text('name') || null }
  return {
    profile_id,
    ...person,
    email: readEmail(check),
    date_of_birth: readBirthDate(check),
    theme_ids: readThemes(check),
  }
}

function readEmail(check: Checks): string {
  return check.email().toLowerCase()
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

function readPassword({ payload, refuseIf }: Checks): string {
  const password = typeof payload['password'] === 'string' ? payload['password'] : ''
  refuseIf(password === '', 'La contraseña es obligatoria.')
  refuseIf(
    password !== '' && !STRONG_PASSWORD.test(password),
    'La contraseña debe incluir al menos una letra minúscula, una letra mayúscula, un número y tener al menos 8 caracteres de longitud.',
  )
  return password
}

function readBirthDate(check: Checks): string | null {
  const date = check.text('date_of_birth')
  if (date === '') return null
  const isDate = isCalendarDate(date)
  check.refuseIf(!isDate, 'La fecha de nacimiento no es una fecha.')
  check.refuseIf(isDate && date > todayInTheMuseum(), 'La fecha de nacimiento no puede ser mayor a hoy.')
  return date
}

function readThemes(check: Checks): number[] {
  const { ids, sent } = check.idsFrom(themes, 'theme_ids')
  check.refuseIf(sent === 0, 'Selecciona al menos un tema')
  check.refuseIf(sent > 3, 'Solo puedes elegir 3 temas')
  check.refuseIf(ids.length !== sent, 'Uno de los temas elegidos no existe.')
  return ids
}
