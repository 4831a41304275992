import { countAttendees, countStudents } from '@/model/attendees'
import { formatPrice, preQuote, priceValidity } from '@/model/prices'
import type { SentVisit } from '@/model/visits'

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
