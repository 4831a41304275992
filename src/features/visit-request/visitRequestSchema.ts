import { nanoid } from '@reduxjs/toolkit'
import { array, boolean, number, object, string } from 'yup'

import type { VisitPayload } from '@/api/appointments'
import { isBefore, today } from '@/lib/dates'
import { fullName, type SessionUser } from '@/lib/session'

/** A count as it is typed: empty until there is a number. */
export type Count = number | ''

export interface Group {
  /** Tells the groups apart on screen; never sent. */
  key: string
  students: Count
  school_grade_id: string
}

export interface VisitRequestValues {
  teacher_name: string
  date: string
  schedule_id: string
  teachers: Count
  parents: Count
  school_grades: Group[]
  contact_preference_id: string
  terms: boolean
}

export const MAX_GROUPS = 5
export const TOO_MANY_GROUPS = 'Solo puede haber 5 grupos.'

export const newGroup = (): Group => ({ key: nanoid(), students: '', school_grade_id: '' })

/** A number that is typed: an empty text is nothing, and then `required` speaks. */
const count = () => number().transform((value: number, typed: unknown) => (typed === '' ? undefined : value))

export const visitRequestSchema = object({
  teacher_name: string().trim().required('El nombre del profesor es obligatorio.'),
  date: string()
    .required('La fecha de visita es obligatoria.')
    .test('not-past', 'La fecha no puede ser menor a hoy.', (date) => date === '' || !isBefore(date, today())),
  schedule_id: string().required('El horario es obligatorio.'),
  teachers: count().min(1, 'Mínimo un maestro').required('El número de profesores es obligatorio.'),
  parents: count().min(0),
  school_grades: array(
    object({
      students: count().min(1, 'Mínimo un estudiante').required('El número de estudiantes es obligatorio.'),
      school_grade_id: string().required('El nivel educativo es obligatorio.'),
    }),
  )
    .min(1, 'Debe haber al menos un grupo.')
    .max(MAX_GROUPS, TOO_MANY_GROUPS),
  contact_preference_id: string().required('La preferencia de contacto es obligatoria.'),
  terms: boolean().isTrue('Se deben aceptar los términos y condiciones'),
})

export const initialVisitRequest = (user: SessionUser): VisitRequestValues => ({
  teacher_name: fullName(user),
  date: '',
  schedule_id: '',
  teachers: '',
  parents: '',
  school_grades: [newGroup()],
  contact_preference_id: '',
  terms: false,
})

export const totalStudents = ({ school_grades }: Pick<VisitRequestValues, 'school_grades'>) =>
  school_grades.reduce((total, { students }) => total + Number(students), 0)

/** Everybody who comes: teachers, parents and the students of every group. */
export const totalAttendees = (values: Pick<VisitRequestValues, 'school_grades' | 'teachers' | 'parents'>) =>
  totalStudents(values) + Number(values.teachers) + Number(values.parents)

/** What travels; the terms flag never leaves the browser. */
export function toVisitPayload(values: VisitRequestValues, userId: number, serviceId: string): VisitPayload {
  return {
    teacher_name: values.teacher_name.trim(),
    date: values.date,
    teachers: Number(values.teachers),
    parents: Number(values.parents),
    schedule_id: Number(values.schedule_id),
    contact_preference_id: Number(values.contact_preference_id),
    package_ids: [Number(serviceId)],
    school_grades: values.school_grades.map(({ students, school_grade_id }) => ({
      students: Number(students),
      school_grade_id: Number(school_grade_id),
    })),
    user_id: userId,
  }
}
