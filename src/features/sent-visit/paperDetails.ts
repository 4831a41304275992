import { visitTime } from '@/content/virtualVisits'
import { type Count, countOf } from '@/lib/counts'
import { countStudents } from '@/model/attendees'
import { type DraftValues, withDraftTexts } from '@/model/drafts'
import type { SentVisit } from '@/model/visits'

import { visitCost } from './quote'

/** A blank to fill in by hand on a printed sheet. */
export const BLANK = '____________'
export const LINE = BLANK.repeat(2)

/** The details that a teacher can change on the papers of a visit. On paper, an empty detail is a blank. */
export interface PaperDetails {
  date: string
  time: string
  group: string
  students: Count
  /** The cost per student in whole pesos. If empty, the papers omit it. */
  cost: Count
  meetingPlace: string
  returnTime: string
  bring: string
  isConfirmed: boolean
}

export function initialDetails(visit: SentVisit): PaperDetails {
  const grades = new Set(visit.groups.map(({ label }) => label.replace(/^Grupo \d+(, )?/, '')))
  return {
    date: visit.date,
    time: visitTime(visit),
    group: grades.size === 1 ? [...grades].join('') : '',
    students: countStudents(visit) || '',
    cost: visitCost(visit).perStudent ?? '',
    meetingPlace: '',
    returnTime: '',
    bring: '',
    isConfirmed: false,
  }
}

export const restoreDetails = (stored: DraftValues, initial: PaperDetails): PaperDetails => ({
  ...withDraftTexts(stored, initial),
  students: countOf(stored['students']),
  cost: countOf(stored['cost']),
  isConfirmed: stored['isConfirmed'] === true,
})
