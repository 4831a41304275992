import { formatPrice } from './money'

/** The year the museum's prices are for. */
const PRICES_YEAR = 2025

/** Price × attendees in Mexican pesos; null while there is no price. */
export function preQuote(price: number | null, attendees: number): number | null {
  return price === null ? null : price * attendees
}

/** What is always said about the prices; from the next year on, that they will be confirmed. */
export function priceValidity(now = new Date()): string {
  const validity = `Precios válidos solo para ${PRICES_YEAR}.`
  return now.getFullYear() > PRICES_YEAR ? `${validity} El museo te confirmará el precio vigente.` : validity
}

/** How a total comes about: '70 × $95.00', or only the people while there is no price. */
export function attendeesTimes(attendees: number, price: number | null): string {
  return price === null ? `${attendees} asistentes` : `${attendees} × ${formatPrice(price)}`
}
