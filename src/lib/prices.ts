import { withThousands } from './numbers'

/** Formats Mexican pesos for quotes: '$4,750.00'; 'Por cotizar' for null. */
export function formatPrice(price: number | null): string {
  return price === null ? 'Por cotizar' : `$${withThousands(price.toFixed(2))}`
}

/** Formats Mexican pesos for lists, without zero cents: '$95', '$95.50', 'Por cotizar'. */
export function formatListPrice(price: number | null): string {
  return formatPrice(price).replace(/\.00$/, '')
}

/** The estimated price of a visit in Mexican pesos; null without a price per person. */
export function preQuote(price: number | null, attendees: number): number | null {
  return price === null ? null : price * attendees
}

/** Returns '70 × $95.00', or '70 asistentes' without a price. */
export function attendeesTimes(attendees: number, price: number | null): string {
  return price === null ? `${attendees} asistentes` : `${attendees} × ${formatPrice(price)}`
}

/** The year of the prices that the museum has published. */
export const PRICE_YEAR = 2025

/**
 * The sentence about the year of the prices. After that year a second sentence says that the museum will confirm them.
 * @param confirms the second sentence; by default it addresses a teacher as tú
 */
export function priceValidity(now = new Date(), confirms = 'El museo te confirmará el precio vigente.'): string {
  const validity = `Precios válidos solo para ${PRICE_YEAR}.`
  return now.getFullYear() > PRICE_YEAR ? `${validity} ${confirms}` : validity
}

/** `priceValidity` for the school's principal, in the third person. */
export const priceValidityForSchool = () => priceValidity(new Date(), 'El museo confirmará el precio vigente.')
