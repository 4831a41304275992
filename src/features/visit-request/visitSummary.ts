import type { Option } from '@/api/lookups'
import type { ChosenService, SentVisit } from '@/lib/personalStorage'

import { totalAttendees, type VisitRequestValues } from './visitRequestSchema'

interface Lists {
  schedules: Option[]
  schoolGrades: Option[]
  contactPreferences: Option[]
}

const nameOf = (options: Option[], wanted: string) => options.find(({ id }) => id === wanted)?.name ?? ''

/** What the confirmation page shows of a sent request, in words rather than ids. */
export function visitSummary(
  values: VisitRequestValues,
  service: ChosenService,
  { schedules, schoolGrades, contactPreferences }: Lists,
): Omit<SentVisit, 'appointmentId'> {
  return {
    service,
    teacherName: values.teacher_name.trim(),
    date: values.date,
    schedule: nameOf(schedules, values.schedule_id),
    contactPreference: nameOf(contactPreferences, values.contact_preference_id),
    attendees: totalAttendees(values),
    rows: [
      ...values.school_grades.map(({ students, school_grade_id }, index) => ({
        label: [`Grupo ${index + 1}`, nameOf(schoolGrades, school_grade_id)].filter(Boolean).join(', '),
        count: Number(students),
      })),
      { label: 'Profesores', count: Number(values.teachers) },
      { label: 'Padres de familia', count: Number(values.parents) },
    ],
  }
}
