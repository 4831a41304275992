import type { Option } from '@/api/lookups'
import type { ChosenService } from '@/lib/chosenService'
import type { SentVisit } from '@/lib/sentVisits'

import { attendeeRows, nameOf, totalAttendees, type VisitRequestValues } from './visitRequestSchema'

interface Lists {
  schedules: Option[]
  schoolGrades: Option[]
  contactPreferences: Option[]
}

/** What the confirmation page shows of a sent request, with names in place of ids. */
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
    rows: attendeeRows(values, schoolGrades).map(({ label, count }) => ({ label, count: Number(count) })),
  }
}
