import { nanoid } from '@reduxjs/toolkit'
import { array, boolean, number, object, string } from 'yup'

import type { VisitPayload } from '@/api/appointments'
import type { Option } from '@/api/lookups'
import { closedDaysOf, hoursOn } from '@/content/openingHours'
import type { Attendees } from '@/model/attendees'
import { dateParts, everyWeekday, formatDate, formatTime } from '@/lib/dateTexts'
import { daysUntil, isBefore, minutesOf, today, todayInYears, weekdayOf } from '@/lib/dates'
import { cleanText } from '@/lib/cleanText'
import { textRule } from '@/lib/fieldRules'
import { type Count, countOf } from '@/lib/counts'
import { type DraftValues, withDraftTexts } from '@/model/drafts'
import { type ChosenService, hasPassed, type SentVisit } from '@/model/visits'
import { fullName, type SessionUser } from '@/model/session'
import { isRecord, stringOr } from '@/lib/untrusted'

export interface Group {
  /** The React key. Never sent. */
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
export const NO_GROUPS = 'Debe haber al menos un grupo.'
export const TOO_MANY_GROUPS = 'Solo puede haber 5 grupos.'

/** Returns an empty group. Drafts are compared field by field, so that groups of the same draft need the same keys. */
export const newGroup = (key = nanoid()): Group => ({ key, students: '', school_grade_id: '' })

/** Returns a rule for a `Count`. Treats '' as missing, so that `required` rejects an empty field. */
const countRule = () =>
  number()
    .typeError('Escribe un número.')
    .transform((value: number, typed: unknown) => (typed === '' ? undefined : value))

export const visitRequestSchema = object({
  teacher_name: textRule().required('El nombre del profesor es obligatorio.'),
  date: string()
    .required('La fecha de visita es obligatoria.')
    .test('not-past', 'La fecha no puede ser menor a hoy.', (date) => date === '' || !isBefore(date, today()))
    .test(
      'not-far',
      'La fecha de visita debe estar dentro de los próximos dos años.',
      (date) => date === '' || !isBefore(todayInYears(2), date),
    ),
  schedule_id: string().required('El horario es obligatorio.'),
  teachers: countRule().min(1, 'Mínimo un maestro').required('El número de profesores es obligatorio.'),
  parents: countRule().min(0, 'El número no puede ser negativo.'),
  school_grades: array(
    object({
      students: countRule().min(1, 'Mínimo un estudiante').required('El número de estudiantes es obligatorio.'),
      school_grade_id: string().required('El nivel educativo es obligatorio.'),
    }),
  )
    .min(1, NO_GROUPS)
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
  school_grades: [newGroup('0')],
  contact_preference_id: '',
  terms: false,
})

/** Returns the notice, no error, for a time such as '9:00' outside that day's opening hours. */
export function hoursNotice(date: string, schedule: string): string | undefined {
  const weekday = weekdayOf(date)
  const hours = hoursOn(date)
  if (weekday === null || !hours) return undefined
  const minutes = minutesOf(schedule)
  const isEarly = minutes < minutesOf(hours.opens)
  if (!isEarly && !(minutes >= minutesOf(hours.closes))) return undefined
  const fact = isEarly ? `abre a las ${hours.opens}` : `cierra a las ${hours.closes}`
  return `${capitalized(everyWeekday(weekday))} el museo ${fact}: elige otro horario o el museo te propondrá uno.`
}

const SUNDAY = 0

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns the day in words, and the year and the time for smaller type. */
export function chosenDay(date: string, schedule: string) {
  const parts = daysUntil(date) >= 0 && dateParts(date)
  return {
    day: parts ? `${capitalized(parts.weekday)} ${parts.day}` : '',
    details: [parts ? `de ${parts.year}` : 'Fecha por elegir', formatTime(schedule)].filter(Boolean).join(', '),
  }
}

/** Returns the day in words, with a notice, no error, if it is closed or a Sunday. Leaves past dates to the schema. */
export function dayNotice(date: string): string | undefined {
  if (!(daysUntil(date) >= 0)) return undefined
  const day = `Es ${formatDate(date)}`
  const closed = closedDaysOf(date)
  if (closed) return `${day}. El museo cierra ${closed}: elige otro día o el museo te propondrá uno.`
  return weekdayOf(date) === SUNDAY ? `${day}: revisa que sea el día que quieres.` : `${day}.`
}

function groupOf(value: unknown, index: number): Group {
  const { students, school_grade_id } = isRecord(value) ? value : {}
  return { ...newGroup(String(index)), students: countOf(students), school_grade_id: stringOr(school_grade_id) }
}

/** Converts form values to a draft. Omits the terms, which the teacher must accept each time. */
export const toDraft = ({ terms: _terms, school_grades, ...values }: VisitRequestValues): DraftValues => ({
  ...values,
  school_grades: school_grades.map(({ students, school_grade_id }) => ({ students, school_grade_id })),
})

export const hasPassedDate = (draft: DraftValues) => hasPassed({ date: stringOr(draft['date']) })

/** Converts a draft to form values. Omits a date that has passed. */
export function restoreDraft(draft: DraftValues, initial: VisitRequestValues): VisitRequestValues {
  const groups = draft['school_grades']
  return {
    ...withDraftTexts(draft, initial),
    ...(hasPassedDate(draft) && { date: '' }),
    teachers: countOf(draft['teachers']),
    parents: countOf(draft['parents']),
    school_grades: Array.isArray(groups) ? groups.slice(0, MAX_GROUPS).map(groupOf) : initial.school_grades,
  }
}

export const nameOf = (options: Option[], wanted: string) => options.find(({ id }) => id === wanted)?.name ?? ''

export const toAttendees = (
  { school_grades, teachers, parents }: VisitRequestValues,
  schoolGrades: Option[],
): Attendees<Count> => ({
  groups: school_grades.map(({ students, school_grade_id }, index) => ({
    label: [`Grupo ${index + 1}`, nameOf(schoolGrades, school_grade_id)].filter(Boolean).join(', '),
    count: students,
  })),
  teachers: Number(teachers),
  parents: Number(parents),
})

export function toVisitPayload(values: VisitRequestValues, userId: number, serviceId: string): VisitPayload {
  return {
    teacher_name: cleanText(values.teacher_name),
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

/** Returns the sent request as the page «Tu visita» shows it, with names instead of ids. */
export function toSentVisit(
  values: VisitRequestValues,
  service: ChosenService,
  {
    schedules,
    schoolGrades,
    contactPreferences,
  }: Record<'schedules' | 'schoolGrades' | 'contactPreferences', Option[]>,
): Omit<SentVisit, 'appointmentId' | 'sentAt'> {
  const attendees = toAttendees(values, schoolGrades)
  return {
    service,
    teacherName: cleanText(values.teacher_name),
    date: values.date,
    schedule: nameOf(schedules, values.schedule_id),
    contactPreference: nameOf(contactPreferences, values.contact_preference_id),
    ...attendees,
    groups: attendees.groups.map(({ label, count }) => ({ label, count: Number(count) })),
  }
}
