import { formatPrice } from './numbers'

/** The estimated price of a visit in Mexican pesos; null without a price per person. */
export function preQuote(price: number | null, attendees: number): number | null {
  return price === null ? null : price * attendees
}

/** '70 × $95.00', or '70 asistentes' without a price. */
export function attendeesTimes(attendees: number, price: number | null): string {
  return price === null ? `${attendees} asistentes` : `${attendees} × ${formatPrice(price)}`
}
