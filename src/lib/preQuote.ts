import { formatPrice } from './numbers'

const PRICES_YEAR = 2025

/** The estimated price of a visit in Mexican pesos; null without a price per person. */
export function preQuote(price: number | null, attendees: number): number | null {
  return price === null ? null : price * attendees
}

/** For which year prices are valid; after that year, also that the museum will confirm them. */
export function priceValidity(now = new Date()): string {
  const validity = `Precios válidos solo para ${PRICES_YEAR}.`
  return now.getFullYear() > PRICES_YEAR ? `${validity} El museo te confirmará el precio vigente.` : validity
}

/** '70 × $95.00', or '70 asistentes' without a price. */
export function attendeesTimes(attendees: number, price: number | null): string {
  return price === null ? `${attendees} asistentes` : `${attendees} × ${formatPrice(price)}`
}
