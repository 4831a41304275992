import { isAfter, isCalendarDate, todayInTheMuseum } from '../calendar.ts'
import type { Appointment, Group } from '../records.ts'
import { Refusal } from '../refusal.ts'
import { isObject } from '../route.ts'
import { contactPreferences, schedules, schoolGrades } from '../seed/lookups.ts'
import { packages } from '../seed/packages.ts'
import { type Checks, checks } from './checks.ts'

const MOST_GROUPS = 5

type Visit = Omit<Appointment, 'id' | 'user_id' | 'created_at'>

/**
 * Reads a visit request by the rules of the form.
 * @throws Refusal 422 whose sentence is the first problem, in the order of the form.
 */
export function readAppointment(payload: Record<string, unknown>): Visit {
  const check = checks(payload)
  const visit = {
    teacher_name: check.requiredText('teacher_name', 'El nombre del profesor es obligatorio.'),
    date: readDate(check),
    schedule_id: check.idFrom(schedules, 'schedule_id', 'El horario es obligatorio.'),
    teachers: check.count('teachers', 1, 'Mínimo un maestro'),
    parents: check.count('parents', 0, 'El número de padres de familia no es válido.'),
    school_grades: readGroups(payload['school_grades'], check),
    contact_preference_id: check.idFrom(
      contactPreferences,
      'contact_preference_id',
      'La preferencia de contacto es obligatoria.',
    ),
    package_ids: readPackages(payload['package_ids'], check),
  }
  if (check.problems.length > 0) throw new Refusal(422, ...check.problems)
  return visit
}

function readDate(check: Checks): string {
  const date = check.requiredText('date', 'La fecha de visita es obligatoria.')
  if (date === '') return date
  check.refuseIf(!isCalendarDate(date), 'La fecha de visita no es una fecha.')
  check.refuseIf(isAfter(todayInTheMuseum(), date), 'La fecha no puede ser menor a hoy.')
  return date
}

function readGroups(value: unknown, check: Checks): Group[] {
  const groups: unknown[] = Array.isArray(value) ? value : []
  check.refuseIf(groups.length === 0, 'Debe haber al menos un grupo.')
  check.refuseIf(groups.length > MOST_GROUPS, 'Solo puede haber 5 grupos.')
  return groups.map((group) => {
    const own = checks(isObject(group) ? group : {})
    const students = own.count('students', 1, 'Mínimo un estudiante')
    const school_grade_id = own.idFrom(schoolGrades, 'school_grade_id', 'El nivel educativo es obligatorio.')
    check.problems.push(...own.problems)
    return { students, school_grade_id }
  })
}

function readPackages(value: unknown, check: Checks): number[] {
  const ids: unknown[] = Array.isArray(value) ? value : []
  const known = packages.filter(({ id }) => ids.includes(id)).map(({ id }) => id)
  check.refuseIf(ids.length !== 1 || known.length !== 1, 'El servicio elegido no existe.')
  return known
}
