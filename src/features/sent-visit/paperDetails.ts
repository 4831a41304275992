import { visitTime } from '@/content/virtualVisits'
import { type Count, countOf } from '@/lib/counts'
import { countAttendees, countStudents } from '@/model/attendees'
import { type DraftValues, withDraftTexts } from '@/model/drafts'
import { formatPrice, preQuote, priceValidity } from '@/model/prices'
import type { SentVisit } from '@/model/visits'

/** A blank to fill in by hand on a printed sheet. */
export const BLANK = '____________'
export const LINE = BLANK.repeat(2)

/** The details that a teacher can change on the papers of a visit. On paper, an empty detail is a blank. */
export type PaperDetails = ReturnType<typeof initialDetails>

export function initialDetails(visit: SentVisit) {
  const grades = new Set(visit.groups.map(({ label }) => label.replace(/^Grupo \d+(, )?/, '')))
  const students: Count = countStudents(visit) || ''
  /** The cost per student in whole pesos. If empty, the papers omit it. */
  const cost: Count = visitCost(visit).perStudent ?? ''
  return {
    date: visit.date,
    time: visitTime(visit),
    group: grades.size === 1 ? [...grades].join('') : '',
    students,
    cost,
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

/** Returns the total, or '', and the cost per student, or null: in whole pesos, rounded up to cover the total. */
export function visitCost(visit: SentVisit) {
  const attendees = countAttendees(visit)
  const students = countStudents(visit)
  const total = attendees > 0 ? preQuote(visit.service?.price ?? null, attendees) : null
  return {
    total: total === null ? '' : formatPrice(total),
    // Rounded to cents first, because a product such as 3 × 33.4 is slightly too large.
    perStudent: total === null || students === 0 ? null : Math.ceil(Math.round(total * 100) / 100 / students),
  }
}

/** Returns the sentence about the year of the prices, in the third person for the principal; '' without a service. */
export const quoteValidity = ({ service }: SentVisit) =>
  service ? priceValidity(new Date(), 'El museo confirmará el precio vigente.') : ''
