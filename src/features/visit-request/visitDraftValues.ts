import { isBefore, today } from '@/lib/dates'
import { type KeptValues, withKeptTexts } from '@/lib/drafts'
import { isRecord, stringOr } from '@/lib/untrusted'
import { MOST } from '@/ui/fields/typedCount'

import { type Count, type Group, MAX_GROUPS, newGroup, type VisitRequestValues } from './visitRequestSchema'

const countOf = (value: unknown): Count =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST ? value : ''

function groupOf(value: unknown): Group {
  const { students, school_grade_id } = isRecord(value) ? value : {}
  return { ...newGroup(), students: countOf(students), school_grade_id: stringOr(school_grade_id) }
}

/** The values as they are kept. The terms have to be accepted again each time. */
export const keptVisit = ({ terms: _terms, school_grades, ...values }: VisitRequestValues): KeptValues => ({
  ...values,
  school_grades: school_grades.map(({ students, school_grade_id }) => ({ students, school_grade_id })),
})

/** Whether the draft's date has passed. */
export function hasPassedDate(draft: KeptValues): boolean {
  const date = stringOr(draft['date'])
  return date !== '' && isBefore(date, today())
}

/** Form values out of a kept draft. A date that has passed is dropped. */
export function restoreDraft(draft: KeptValues, initial: VisitRequestValues): VisitRequestValues {
  const groups = draft['school_grades']
  return {
    ...withKeptTexts(draft, initial),
    ...(hasPassedDate(draft) && { date: '' }),
    teachers: countOf(draft['teachers']),
    parents: countOf(draft['parents']),
    school_grades: Array.isArray(groups) ? groups.slice(0, MAX_GROUPS).map(groupOf) : initial.school_grades,
  }
}
