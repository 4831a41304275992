import { isCalendarDate, todayInTheMuseum } from '../calendar.ts'
import { isObject, type Payload } from '../route.ts'
import { contactPreferences, schedules, schoolGrades, schoolTypes } from '../seed/lookups.ts'
import { packages } from '../seed/packages.ts'
import { type Checks, checked, checks, listIn } from './checks.ts'

const MAX_GROUPS = 5
/** Rails' usual limit for a column that holds paragraphs. */
const LONGEST_PARAGRAPHS = 5000

/** @throws Refusal 422 */
export function readAppointment(payload: Payload) {
  return checked(payload, (check) => ({
    teacher_name: check.requiredText('teacher_name', 'El nombre del profesor es obligatorio.'),
    date: readDate(check),
    schedule_id: check.idFrom(schedules, 'schedule_id', 'El horario es obligatorio.'),
    teachers: check.count('teachers', 1, 'Mínimo un maestro'),
    parents: check.count('parents', 0, 'El número de padres de familia no es válido.'),
    school_grades: readGroups(check),
    contact_preference_id: check.idFrom(
      contactPreferences,
      'contact_preference_id',
      'La preferencia de contacto es obligatoria.',
    ),
    package_ids: readPackages(check),
  }))
}

function readDate(check: Checks): string {
  const date = check.requiredText('date', 'La fecha de visita es obligatoria.')
  if (date === '') return date
  check.refuseIf(!isCalendarDate(date), 'La fecha de visita no es una fecha.')
  check.refuseIf(date < todayInTheMuseum(), 'La fecha no puede ser menor a hoy.')
  return date
}

function readGroups(check: Checks) {
  const groups = listIn(check.payload['school_grades'])
  check.refuseIf(groups.length === 0, 'Debe haber al menos un grupo.')
  check.refuseIf(groups.length > MAX_GROUPS, 'Solo puede haber 5 grupos.')
  return groups.map((group) => {
    const own = checks(isObject(group) ? group : {})
    const students = own.count('students', 1, 'Mínimo un estudiante')
    const school_grade_id = own.idFrom(schoolGrades, 'school_grade_id', 'El nivel educativo es obligatorio.')
    check.problems.push(...own.problems)
    return { students, school_grade_id }
  })
}

function readPackages(check: Checks): number[] {
  const { ids, sent } = check.idsFrom(packages, 'package_ids')
  check.refuseIf(sent !== 1 || ids.length !== 1, 'El servicio elegido no existe.')
  return ids
}

/** @throws Refusal 422 */
export function readSponsorship(payload: Payload) {
  return checked(payload, (check) => ({
    teacher_name: check.requiredText('teacher_name', 'El nombre parece ser muy corto', 3),
    first_lastname: check.requiredText('first_lastname', 'El primer apellido parece ser muy corto', 3),
    second_lastname: check.requiredText('second_lastname', 'El segundo apellido parece ser muy corto', 3),
    email: check.email(),
    school_type_id: check.idFrom(schoolTypes, 'school_type_id', 'El sostenimiento escuela es obligatorio.'),
    school_grade_id: check.idFrom(schoolGrades, 'school_grade_id', 'El nivel educativo es obligatorio.'),
    school_address: check.requiredText('school_address', 'La dirección es muy corta', 10),
    reason: readReason(check),
  }))
}

function readReason(check: Checks): string {
  const reason = check.requiredText('reason', 'La razón es obligatoria', 1, LONGEST_PARAGRAPHS)
  check.refuseIf(reason.length < 15, 'La razón parecer ser muy corta')
  return reason
}

/** @throws Refusal 422 */
export function readContact(payload: Payload) {
  return checked(payload, (check) => ({
    subject: check.requiredText('subject', 'El asunto es obligatorio'),
    email: check.email(),
    message: check.requiredText('message', 'El mensaje es obligatorio', 1, LONGEST_PARAGRAPHS),
  }))
}
