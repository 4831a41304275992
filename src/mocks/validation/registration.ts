import { object, string } from 'yup'

import { isRecord } from '../../lib/untrusted.ts'
import { isCalendarDate, todayInTheMuseum } from '../calendar.ts'
import { NO_TEACHER_FIELDS, TEACHER, type User } from '../records.ts'
import { Refusal } from '../refusal.ts'
import type { Payload } from '../route.ts'
import { profiles, schoolGrades, schoolTypes, themes } from '../seed/lookups.ts'
import { email, idFrom, idsFrom, read, text } from './fields.ts'

const STRONG_PASSWORD = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,}$/

const account = object({ email: email.lowercase() })

const person = account.shape({
  profile_id: idFrom(profiles, 'El Tipo de perfil es obligatorio'),
  name: string().trim().max(255).default(''),
  date_of_birth: string()
    .trim()
    .default('')
    .test('date', 'La fecha de nacimiento no es una fecha.', (date) => date === '' || isCalendarDate(date))
    .test('past', 'La fecha de nacimiento no puede ser mayor a hoy.', (date) => date <= todayInTheMuseum()),
  theme_ids: idsFrom(themes, 'Uno de los temas elegidos no existe.')
    .min(1, 'Selecciona al menos un tema')
    .max(3, 'Solo puedes elegir 3 temas'),
})

const teacher = object({
  name: text('El nombre es obligatorio.'),
  first_lastname: text('El primer apellido es obligatorio.'),
  second_lastname: text('El segundo apellido es obligatorio.'),
  phone: text('El teléfono es obligatorio.').matches(/^\d*$/, 'El teléfono debe contener solo números.'),
  school: text('La escuela es obligatoria.').notOneOf(['Otro'], 'El nombre de la escuela es obligatoria.'),
  cct: text('El cct es obligatorio.'),
  school_grade_id: idFrom(schoolGrades, 'El nivel educativo es obligatorio.'),
  subject: text('La materia impartida es obligatoria.'),
  school_type_id: idFrom(schoolTypes, 'El sostenimiento escuela es obligatorio.'),
})

const secret = object({
  password: string()
    .required('La contraseña es obligatoria.')
    .matches(
      STRONG_PASSWORD,
      'La contraseña debe incluir al menos una letra minúscula, una letra mayúscula, un número y tener al menos 8 caracteres de longitud.',
    ),
})

/** Reads a registration by the rules of the form, either flat or inside {"user": …}. @throws Refusal 422 */
export function readRegistration(payload: Payload) {
  const fields = flat(payload)
  return { ...readProfile(fields), password: readNewPassword(fields) }
}

/**
 * Reads the changes to a profile by the rules of the registration. The profile type cannot change.
 * @throws Refusal 422
 */
export function readProfileChange(payload: Payload, user: User) {
  const profile = readProfile(flat(payload))
  if (profile.profile_id !== user.profile_id) throw new Refusal(422, 'El tipo de perfil no se puede cambiar.')
  return profile
}

/** @throws Refusal 422 if the password is weak or missing. */
export const readNewPassword = (payload: Payload): string => read(secret, payload).password

/** Reads an e-mail address in lower case. @throws Refusal 422 if it is invalid. */
export const readEmailOnly = (payload: Payload): string => read(account, payload).email

function flat(payload: Payload): Payload {
  return isRecord(payload['user']) ? payload['user'] : payload
}

/** Reads a profile. Ignores the teacher fields if the profile is not a teacher's. */
function readProfile(payload: Payload) {
  const { name, date_of_birth, ...others } = read(person, payload)
  const own = others.profile_id === TEACHER ? read(teacher, payload) : { ...NO_TEACHER_FIELDS, name: name || null }
  return { ...others, ...own, date_of_birth: date_of_birth || null }
}
