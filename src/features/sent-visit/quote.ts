import { countAttendees, countStudents } from '@/model/attendees'
import { formatPrice, preQuote, priceValidityForSchool } from '@/model/prices'
import type { SentVisit } from '@/model/visits'

/**
 * Returns the formatted total, or '', and the cost per student, or null, if the price or the number of people is
 * unknown. The cost per student is in whole pesos, rounded up, so that all students together pay at least the total.
 */
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

/** Returns the sentence about the year of the prices; '' without a service. */
export const quoteValidity = ({ service }: SentVisit) => (service ? priceValidityForSchool() : '')
