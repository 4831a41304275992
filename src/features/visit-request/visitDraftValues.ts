import { isBefore, today } from '@/lib/dates'
import { isRecord } from '@/lib/record'

import { type Count, type Group, MAX_GROUPS, newGroup, type VisitRequestValues } from './visitRequestSchema'

const textOr = (value: unknown, fallback: string) => (typeof value === 'string' ? value : fallback)

const countOf = (value: unknown): Count =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : ''

function groupOf(value: unknown): Group {
  const { students, school_grade_id } = isRecord(value) ? value : {}
  return { ...newGroup(), students: countOf(students), school_grade_id: textOr(school_grade_id, '') }
}

/** Whether the draft's date has passed. */
export function hasPassedDate(draft: Record<string, unknown>): boolean {
  const date = textOr(draft['date'], '')
  return date !== '' && isBefore(date, today())
}

/** Makes form values out of a kept draft: the terms are ticked anew, a date that has passed is dropped. */
export function restoreDraft(draft: Record<string, unknown>, initial: VisitRequestValues): VisitRequestValues {
  const groups = draft['school_grades']
  return {
    teacher_name: textOr(draft['teacher_name'], initial.teacher_name),
    date: hasPassedDate(draft) ? '' : textOr(draft['date'], ''),
    schedule_id: textOr(draft['schedule_id'], ''),
    teachers: countOf(draft['teachers']),
    parents: countOf(draft['parents']),
    school_grades: Array.isArray(groups) ? groups.slice(0, MAX_GROUPS).map(groupOf) : initial.school_grades,
    contact_preference_id: textOr(draft['contact_preference_id'], ''),
    terms: false,
  }
}
